import type { ListedOrderWire } from '@teranga/contract/admin';
import { formatXof, toXof } from '@teranga/core/domain/money';
import { Link } from 'react-router-dom';
import { useConsoleSelector } from '../../lib/consoleStore.ts';
import { formatWhen, plural } from '../../lib/format.ts';
import { Badge } from '../../parts/Badge.tsx';
import { paymentBadge, statusBadge } from './orderWords.ts';
import styles from './OrderTable.module.css';

/** Orders: a table on a desk, cards on a phone. The whole row leads to the order. */
export function OrderTable({ orders }: { orders: readonly ListedOrderWire[] }) {
  const pending = useConsoleSelector(({ pendingSteps }) => pendingSteps);
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>Commandes, les plus récentes d’abord</caption>
      <thead>
        <tr>
          <th scope="col">Commande</th>
          <th scope="col">Client</th>
          <th scope="col">Remise</th>
          <th scope="col">Statut</th>
          <th scope="col">Paiement</th>
          <th scope="col" className={styles['amount']}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => {
          const status = statusBadge(pending[order.ref] ?? order.status, order.deliveryKind === 'pickup');
          const payment = paymentBadge(order);
          return (
            <tr key={order.ref} className={styles['row']}>
              <td className={styles['ref']}>
                <Link to={order.ref} className={styles['link']}>
                  {order.ref}
                </Link>
                <span className={styles['soft']}>{formatWhen(order.createdAt)}</span>
              </td>
              <td className={styles['client']}>
                {order.firstName} {order.lastName}
                <span className={styles['soft']}>{plural(order.units, 'article')}</span>
              </td>
              <td className={styles['place']}>
                {order.city}
                <span className={styles['soft']}>{order.zoneName}</span>
              </td>
              <td className={styles['status']}>
                <Badge tone={status.tone}>{status.label}</Badge>
              </td>
              <td className={styles['payment']}>
                <Badge tone={payment.tone}>{payment.label}</Badge>
              </td>
              <td className={styles['amount']}>{formatXof(toXof(order.total))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
