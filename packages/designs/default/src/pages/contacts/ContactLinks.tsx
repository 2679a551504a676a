import type { StoreInfoView } from '@teranga/core/features/store-info';
import { Email } from '@teranga/ui/email';
import { PhoneNumber } from '@teranga/ui/phone-number';
import { Mail, MessageCircle, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Contacts.module.css';

interface WayProps {
  icon: LucideIcon;
  label: string;
  value: ReactNode;
  href: string;
}

function Way({ icon: Icon, label, value, href }: WayProps) {
  return (
    <li>
      <a className={styles.way} href={href}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{value}</span>
        </span>
      </a>
    </li>
  );
}

/** WhatsApp, phone and e-mail links. */
export function ContactLinks({ store }: { store: StoreInfoView }) {
  return (
    <ul>
      {store.whatsappHref && (
        <Way icon={MessageCircle} label="WhatsApp" value="Écrire maintenant" href={store.whatsappHref} />
      )}
      {store.phones.map(({ label, display, href }) => (
        <Way
          key={href}
          icon={Phone}
          label={label || 'Téléphone'}
          value={<PhoneNumber number={display} />}
          href={href}
        />
      ))}
      {store.emails.map(({ label, email, href }) => (
        <Way key={href} icon={Mail} label={label || 'E-mail'} value={<Email address={email} />} href={href} />
      ))}
    </ul>
  );
}
