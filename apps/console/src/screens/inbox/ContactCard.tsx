import { readableContact } from '@teranga/core/features/account/rules';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { iconProps } from '../../lib/iconProps.ts';
import { Card } from '../../parts/Card.tsx';
import { LinkButton } from '../../parts/LinkButton.tsx';
import styles from './inbox.module.css';

interface ContactCardProps {
  name: string;
  email: string;
  phone?: string;
  links?: { tel: string; whatsapp: string };
}

/** Who wrote, and the ways to reach them. */
export function ContactCard({ name, email, phone, links }: ContactCardProps) {
  return (
    <Card title={name}>
      {phone && <p className={styles.soft}>{readableContact(phone)}</p>}
      <p className={styles.soft}>{email}</p>
      <div className={styles.ways}>
        {links && (
          <>
            <LinkButton href={links.tel}>
              <Phone {...iconProps} />
              Appeler
            </LinkButton>
            <LinkButton href={links.whatsapp} target="_blank" rel="noreferrer">
              <MessageCircle {...iconProps} />
              WhatsApp
            </LinkButton>
          </>
        )}
        <LinkButton href={`mailto:${encodeURIComponent(email)}`}>
          <Mail {...iconProps} />
          E-mail
        </LinkButton>
      </div>
    </Card>
  );
}
