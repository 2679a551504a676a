import type { StoreInfoView } from '@teranga/core/store-info';
import { buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { ticketClass } from '../../ticket/ticketClass.ts';
import styles from './RequestTicket.module.css';
import { tripMessage, withMessage, type Trip } from './trip.ts';

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;
const greeting = 'Bonjour, je prépare un voyage et j’aimerais votre aide.';

/** A message that is ready to leave, by whichever way the agency can be reached. */
export function RequestTicket({ store, trip }: { store: StoreInfoView; trip: Trip | null }) {
  const message = trip ? tripMessage(trip) : greeting;
  const [phone] = store.phones;
  const [email] = store.emails;
  return (
    <div className={ticketClass.across}>
      <div className={classNames(ticketClass.main, styles.main)} aria-live="polite">
        <p className={ticketClass.label}>{trip ? 'Votre demande est prête' : 'Écrivez-nous'}</p>
        <p className={styles.message}>{message}</p>
      </div>
      <div className={classNames(ticketClass.stub, styles.stub)}>
        {store.whatsappHref && (
          <a
            className={classNames(buttonClass('primary', 'large'), styles.whatsapp)}
            href={withMessage(store.whatsappHref, message)}
          >
            <MessageCircle {...icon} />
            Par WhatsApp
          </a>
        )}
        {email && (
          <a className={buttonClass('quiet', 'large')} href={withMessage(email.href, message)}>
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
