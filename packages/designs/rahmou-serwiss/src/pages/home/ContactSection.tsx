import { canBeReached, type StoreInfoView } from '@teranga/core/features/store-info';
import { SectionTitle } from '@teranga/design-kit';
import { Email } from '@teranga/ui/email';
import { PhoneNumber } from '@teranga/ui/phone-number';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Mail, MapPin, Phone } from 'lucide-react';
import { ticketClass } from '../../ticket/ticketClass.ts';
import { LazyContactForm } from './LazyContactForm.tsx';
import { HoursBoard } from './HoursBoard.tsx';
import { RequestTicket } from './RequestTicket.tsx';
import styles from './ContactSection.module.css';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

function ContactLinks({ store }: { store: StoreInfoView }) {
  return (
    <div className={styles.ways}>
      <ul>
        {store.phones.map(({ label, display, href }) => (
          <li key={href}>
            <a className={styles.way} href={href}>
              <Phone {...icon} />
              <span>
                <span className={ticketClass.label}>{label || 'Téléphone'}</span>
                <span className={styles.figures}>
                  <PhoneNumber number={display} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <ul>
        {store.emails.map(({ label, email, href }) => (
          <li key={href}>
            <a className={styles.way} href={href}>
              <Mail {...icon} />
              <span>
                <span className={ticketClass.label}>{label || 'E-mail'}</span>
                <span className={styles.value}>
                  <Email address={email} />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How to reach the agency: WhatsApp first, then telephone, e-mail, hours and address. */
export function ContactSection({ store, isAgency }: { store: StoreInfoView; isAgency: boolean }) {
  const isReachable = canBeReached(store);
  return (
    <section id="contact" className={styles.band} aria-label="Contact">
      <div className={styles.inner}>
        <SectionTitle title={store.contactTitle} />
        <div className={styles.columns}>
          <div className={styles.reach}>
            {isReachable && <RequestTicket store={store} isAgency={isAgency} />}
            <LazyContactForm label={isReachable ? 'Ou laissez-nous un message' : 'Laissez-nous un message'} />
            {isReachable && <ContactLinks store={store} />}
          </div>
          <div className={styles.place}>
            <HoursBoard hours={store.openingHours} />
            {store.locations.map(({ address, city, country, mapUrl }) => (
              <address key={address} className={styles.address}>
                <MapPin {...icon} />
                <span>
                  <span className={ticketClass.label}>Adresse</span>
                  <span className={styles.value}>{[address, city, country].filter(Boolean).join(', ')}</span>
                  {mapUrl && (
                    <a className={styles.map} href={mapUrl} target="_blank" rel="noopener">
                      Voir sur la carte
                      <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
                    </a>
                  )}
                </span>
              </address>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
