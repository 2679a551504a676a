import { StatusBadge, type PartProps } from '@teranga/design-kit';
import { WithReference } from '@teranga/ui/reference';
import styles from './OrderHead.module.css';

/** Reference, date and status of an order. */
export function OrderHead({ order }: PartProps['OrderHead']) {
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.soft}>Commande</p>
        <p className={styles.ref}>
          <WithReference text={order.ref} />
        </p>
        <p className={styles.soft}>{order.dateLabel}</p>
      </div>
      <div aria-live="polite">
        <StatusBadge state={order.state} />
      </div>
    </header>
  );
}
