import type { MyOrderView } from '@teranga/core/features/my-orders';
import { StatusBadge } from '@teranga/design-kit';
import { Link } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import { WithReference } from '@teranga/ui/reference';
import { ChevronRight } from 'lucide-react';
import layout from '../../layout/layout.module.css';
import styles from './OrderRows.module.css';

/** The customer's orders, each a link to its tracking. */
export function OrderRows({ orders }: { orders: readonly MyOrderView[] }) {
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <li key={order.ref} className={classNames(layout.tile, styles.order)}>
          <div className={styles.words}>
            <h2 className={styles.ref}>
              <Link href={order.href} className={styles.link}>
                <WithReference text={order.ref} />
              </Link>
            </h2>
            <p className={styles.date}>{order.dateLabel}</p>
            {order.note && (
              <p className={styles.note} aria-live="polite">
                {order.note}
              </p>
            )}
            {order.begun && <p className={styles.date}>{order.begun}</p>}
          </div>
          <StatusBadge state={order.state} />
          <p className={classNames(styles.total, 'figures')}>{order.total}</p>
          <ChevronRight className={styles.chevron} size={22} strokeWidth={1.75} aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}
