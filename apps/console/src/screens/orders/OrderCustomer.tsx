import type { StaffOrderWire } from '@teranga/contract/admin';
import { readableContact } from '@teranga/core/features/account/rules';
import { MapPin, MessageCircle, Phone } from 'lucide-react';
import { iconProps } from '../../lib/iconProps.ts';
import { Card } from '../../parts/Card.tsx';
import { LinkButton } from '../../parts/LinkButton.tsx';
import styles from './OrderCustomer.module.css';

const newTab = { target: '_blank', rel: 'noreferrer' } as const;

/** Who ordered, how to reach them, where it goes. */
export function OrderCustomer({ order }: { order: StaffOrderWire }) {
  const { client, contact, links, deliveryZone, deliveryKind, updates } = order;
  const isPickup = deliveryKind === 'pickup';
  const isProven = contact.isPhoneProven || contact.isEmailProven;
  // Shoppers place their orders themselves: the first update then names nobody.
  const taker = updates[0]?.actor;
  const trust = isProven ? 'Contact vérifié par code' : 'Contact pas encore vérifié par un code';
  return (
    <Card title="Client">
      <div>
        <p className={styles.name}>
          {client.firstName} {client.lastName}
        </p>
        <p className={styles.soft}>
          {readableContact(contact.phone)}
          {contact.email && <span className={styles.email}>{contact.email}</span>}
        </p>
        <p className={styles.soft}>
          {taker ? `Commande prise par ${taker}` : trust}
          {contact.hasAccount && ' · a un compte'}
        </p>
      </div>
      <div className={styles.ways}>
        <LinkButton href={links.tel}>
          <Phone {...iconProps} />
          Appeler
        </LinkButton>
        <LinkButton href={links.whatsapp} {...newTab}>
          <MessageCircle {...iconProps} />
          WhatsApp
        </LinkButton>
      </div>
      <div className={styles.place}>
        <h3>{isPickup ? 'Retrait' : 'Livraison'}</h3>
        <p>{deliveryZone}</p>
        {!isPickup && (
          <>
            <address>
              {client.address}
              <br />
              {[contact.postalCode, client.city].filter(Boolean).join(' ')}
            </address>
            {links.map && (
              <a className={styles.map} href={links.map} {...newTab}>
                <MapPin {...iconProps} />
                Voir sur une carte
              </a>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
