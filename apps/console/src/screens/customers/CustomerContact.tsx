import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { CustomerRecordWire } from '@teranga/contract/admin';
import { readableContact } from '@teranga/core/features/account/rules';
import { iconProps } from '../../lib/iconProps.ts';
import { Card } from '../../parts/Card.tsx';
import { LinkButton } from '../../parts/LinkButton.tsx';
import styles from './CustomerPage.module.css';

/** How to reach somebody, and where their parcels went. */
export function CustomerContact({ customer: { phone, email, addresses } }: { customer: CustomerRecordWire }) {
  return (
    <Card title="Contact">
      <p className={styles.soft}>
        {[phone, email].flatMap((contact) => (contact ? [readableContact(contact)] : [])).join(' · ')}
      </p>
      <div className={styles.ways}>
        {phone !== null && (
          <>
            <LinkButton href={`tel:${phone}`}>
              <Phone {...iconProps} />
              Appeler
            </LinkButton>
            <LinkButton href={`https://wa.me/${phone.replace('+', '')}`} target="_blank" rel="noreferrer">
              <MessageCircle {...iconProps} />
              WhatsApp
            </LinkButton>
          </>
        )}
        {email !== null && (
          <LinkButton href={`mailto:${encodeURIComponent(email)}`}>
            <Mail {...iconProps} />
            E-mail
          </LinkButton>
        )}
      </div>
      {addresses.map(({ address, city, zoneName }) => (
        <address key={`${address} ${city} ${zoneName ?? ''}`} className={styles.soft}>
          {[address, zoneName, city].filter(Boolean).join(', ')}
        </address>
      ))}
    </Card>
  );
}
