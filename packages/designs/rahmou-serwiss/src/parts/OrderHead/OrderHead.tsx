import { StatusBadge, type PartProps } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { WithReference } from '@teranga/ui/reference';
import { BoardStub } from '../../board/BoardStub.tsx';
import { deliveryRows, pickupRows } from '../../board/orderRows.ts';
import { RouteArc } from '../../ticket/RouteArc.tsx';
import { ticketClass } from '../../ticket/ticketClass.ts';
import styles from './OrderHead.module.css';

/**
 * The order's boarding pass: number, route from the agency to the shopper or place of pick-up,
 * stamp; a departure board on the stub.
 */
export function OrderHead({ order }: PartProps['OrderHead']) {
  const { ref, dateLabel, state, city, isPickup } = order;
  const goal = city || 'Chez vous';
  return (
    <header className={ticketClass.along}>
      <div className={classNames(ticketClass.main, styles.main)}>
        <div>
          <p className={ticketClass.label}>Commande</p>
          <p className={styles.ref}>
            <WithReference text={ref} />
          </p>
        </div>
        {isPickup ? (
          <p>
            <span className={ticketClass.label}>Retrait</span>
            <span className={styles.place}>À l’agence</span>
          </p>
        ) : (
          <div className={styles.route}>
            <p>
              <span className={ticketClass.label}>De</span>
              <span className={styles.place}>L’agence</span>
            </p>
            <RouteArc className={styles.arc} hasPlane />
            <p>
              <span className={ticketClass.label}>Vers</span>
              <span className={styles.place}>{goal}</span>
            </p>
          </div>
        )}
        <div className={styles.footer}>
          {dateLabel && (
            <p>
              <span className={ticketClass.label}>Le</span>
              <span className={styles.date}>{dateLabel}</span>
            </p>
          )}
          <div aria-live="polite">
            <StatusBadge state={state} />
          </div>
        </div>
      </div>
      <BoardStub
        rows={[...(isPickup ? pickupRows : deliveryRows(goal)), { label: 'Statut', text: state.label }]}
        code={ref}
      />
    </header>
  );
}
