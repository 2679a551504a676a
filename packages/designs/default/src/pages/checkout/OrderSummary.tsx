import { OrderLines, OrderTotals } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import { Truck } from 'lucide-react';
import layout from '../../layout/layout.module.css';
import type { ReadyCheckout } from './OrderForm.tsx';
import styles from './OrderSummary.module.css';

/** What is bought, what it comes to, and what the store says about delivery. */
export function OrderSummary({
  checkout: { lines, totals, deliveryNotes },
}: {
  checkout: Pick<ReadyCheckout, 'lines' | 'totals' | 'deliveryNotes'>;
}) {
  return (
    <aside className={classNames(layout.tile, styles.summary)} aria-label="Votre commande">
      <h2>Votre commande</h2>
      <OrderLines lines={lines} />
      <OrderTotals totals={totals} />
      {deliveryNotes.length > 0 && (
        <div className={styles.notes}>
          <Truck className={styles.icon} size={22} strokeWidth={1.75} aria-hidden="true" />
          <ul className={styles.list}>
            {deliveryNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}
