import type { PartProps } from '@teranga/design-kit';
import styles from './OrderTotals.module.css';

/** The order's totals. */
export function OrderTotals({ totals }: PartProps['OrderTotals']) {
  return (
    <div>
      <dl className={styles.totals}>
        <div className={styles.row}>
          <dt>Sous-total</dt>
          <dd>{totals.subtotal}</dd>
        </div>
        {totals.discount && (
          <div className={styles.row}>
            <dt>Réduction</dt>
            <dd className={styles.discount}>{totals.discount}</dd>
          </div>
        )}
        <div className={styles.row}>
          <dt>{totals.deliveryName}</dt>
          <dd>{totals.delivery}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{totals.total}</dd>
        </div>
      </dl>
      {totals.currencyNote && <p className={styles.note}>{totals.currencyNote}</p>}
    </div>
  );
}
