import type { OrderTrackingView } from '@teranga/core/orders';
import { OrderTimeline, StatusBadge } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { Button, buttonClass } from '@teranga/ui/button';
import { classNames } from '@teranga/ui/class-names';
import { Printer, RotateCw } from 'lucide-react';
import layout from '../../layout/layout.module.css';
import styles from './TrackedOrder.module.css';

type ReadyOrder = Extract<OrderTrackingView, { status: 'ready' }>;

function Items({ order }: { order: ReadyOrder }) {
  const sums = [
    ['Sous-total', order.subtotal],
    ['Réduction', order.discount],
    ['Livraison', order.delivery],
  ] as const;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Article</th>
          <th scope="col" className={styles.number}>
            Quantité
          </th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.key}>
            <td>
              {item.name}
              {item.optionsLabel && <span className={styles.options}>{item.optionsLabel}</span>}
            </td>
            <td className={styles.number}>{item.quantity}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(
          ([label, sum]) =>
            sum && (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className={styles.number}>{sum}</td>
              </tr>
            ),
        )}
        <tr className={styles.total}>
          <th scope="row">Total</th>
          <td className={styles.number}>{order.total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Reference, state, what happened, what is in it, where it goes. */
export function TrackedOrder({ order }: { order: ReadyOrder }) {
  return (
    <div className={styles.order}>
      <header className={styles.head}>
        <div>
          <p className={styles.soft}>Commande</p>
          <p className={styles.ref}>{order.ref}</p>
          <p className={styles.soft}>{order.dateLabel}</p>
        </div>
        <div aria-live="polite">
          <StatusBadge state={order.state} />
        </div>
      </header>
      <div className={styles.columns}>
        <section className={classNames(layout.tile, styles.tile)} aria-label="Articles">
          <h2>Articles</h2>
          <Items order={order} />
        </section>
        <div className={styles.side}>
          {order.timeline.length > 0 && (
            <section className={classNames(layout.tile, styles.tile)} aria-label="Historique">
              <h2>Historique</h2>
              <OrderTimeline entries={order.timeline} />
            </section>
          )}
          <section className={classNames(layout.tile, styles.tile)} aria-label="Adresse de livraison">
            <h2>Adresse de livraison</h2>
            <address className={styles.address}>
              {order.recipient}
              <br />
              {order.address}
            </address>
          </section>
        </div>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" onClick={order.refresh}>
          <RotateCw size={20} strokeWidth={1.75} aria-hidden="true" />
          Actualiser
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          <Printer size={20} strokeWidth={1.75} aria-hidden="true" />
          Imprimer
        </Button>
        <Link href="/" className={buttonClass('quiet')}>
          Retour à l’accueil
        </Link>
      </div>
    </div>
  );
}
