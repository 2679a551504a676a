import { useChosenBefore } from '@teranga/core/lib/forms';
import { OrderLines, OrderTotals, Panel, QuantityStepper } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Truck } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import type { ReadyCheckout } from './readyCheckout.ts';
import styles from './OrderSummary.module.css';

type Summary = Pick<ReadyCheckout, 'lines' | 'cartHref' | 'stepper' | 'totals' | 'deliveryNotes'>;

/** The quantity of «Acheter maintenant»: without scripts, the product page sets it. */
function OrderQuantity(stepper: NonNullable<Summary['stepper']>) {
  const row = useRef<HTMLDivElement>(null);
  useChosenBefore(row, (chosen) => stepper.quantity.set(Number(chosen)));
  return (
    <div ref={row} className={styles.quantity} data-needs-script="">
      <span aria-hidden="true">Quantité</span>
      <QuantityStepper {...stepper} />
    </div>
  );
}

/** The order's content, its totals, and the store's delivery notes. */
export function OrderSummary({
  checkout,
  linesRef,
}: {
  checkout: Summary;
  /** Takes the focus when the lines have changed. */
  linesRef?: RefObject<HTMLElement | null>;
}) {
  const { lines, cartHref, stepper, totals, deliveryNotes } = checkout;
  return (
    <div className={styles.summary}>
      <Panel kind="summary" title="Votre commande">
        <section ref={linesRef} className={styles.products} aria-label="Articles" tabIndex={-1}>
          <OrderLines lines={lines} />
        </section>
        {stepper && <OrderQuantity {...stepper} />}
        {cartHref && (
          <Link href={cartHref} className={classNames(buttonClass('plain'), styles.change)}>
            Modifier le panier
          </Link>
        )}
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
      </Panel>
    </div>
  );
}
