import type { StoreInfoView } from '@teranga/core/features/store-info';
import { buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { ticketClass } from '../../ticket/ticketClass.ts';
import styles from './RequestTicket.module.css';

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;
const greetings = {
  agency: { subject: 'Mon voyage', text: 'Bonjour, je prépare un voyage et j’aimerais votre aide.' },
  shop: { subject: 'Votre boutique', text: 'Bonjour, j’ai une question sur un article de votre boutique.' },
};

/** An address of WhatsApp or of an e-mail with the greeting written in it. */
function withGreeting(href: string, greeting: { subject: string; text: string }): string {
  const text = encodeURIComponent(greeting.text);
  if (href.startsWith('mailto:'))
    return `${href}?subject=${encodeURIComponent(greeting.subject)}&body=${text}`;
  return `${href}?text=${text}`;
}

/** A message that is ready to leave, by whichever way the agency can be reached. */
export function RequestTicket({ store, isAgency }: { store: StoreInfoView; isAgency: boolean }) {
  const greeting = isAgency ? greetings.agency : greetings.shop;
  const [phone] = store.phones;
  const [email] = store.emails;
  return (
    <div className={ticketClass.across}>
      <div className={classNames(ticketClass.main, styles.main)}>
        <p className={ticketClass.label}>Écrivez-nous</p>
        <p className={styles.message}>{greeting.text}</p>
      </div>
      <div className={classNames(ticketClass.stub, styles.stub)}>
        {store.whatsappHref && (
          <a
            className={classNames(buttonClass('primary', 'large'), styles.whatsapp)}
            href={withGreeting(store.whatsappHref, greeting)}
          >
            <MessageCircle {...icon} />
            Par WhatsApp
          </a>
        )}
        {email && (
          <a className={buttonClass('quiet', 'large')} href={withGreeting(email.href, greeting)}>
            <Mail {...icon} />
            Par e-mail
          </a>
        )}
        {phone && (
          <a className={buttonClass('quiet', 'large')} href={phone.href}>
            <Phone {...icon} />
            Appeler
          </a>
        )}
      </div>
    </div>
  );
}
