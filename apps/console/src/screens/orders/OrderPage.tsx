import { formatAmount } from '@teranga/core/domain/money';
import { classNames } from '@teranga/ui/class-names';
import { useParams } from 'react-router-dom';
import { ordersApi } from '../../api/ordersApi.ts';
import { useConsoleSelector } from '../../lib/consoleStore.ts';
import { formatInstant } from '../../lib/format.ts';
import { statusBadge } from '../../lib/statusBadge.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Page } from '../../parts/Page.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { QueryState } from '../../parts/QueryState.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderCustomer } from './OrderCustomer.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderMenu } from './OrderMenu.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import styles from './OrderPage.module.css';

const back = { to: '/commandes', label: 'Commandes' };
const timelineId = 'historique';

/** One order: what to do next, products, customer, payment, history. */
export function OrderPage() {
  const { ref = '' } = useParams();
  const query = ordersApi.useOrderQuery(ref);
  const pending = useConsoleSelector(({ pendingSteps }) => pendingSteps[ref]?.at(-1));
  return (
    <QueryState query={{ ...query, data: query.currentData }} skeleton={<PageSkeleton />}>
      {(order) => {
        const badge = statusBadge(pending ?? order.status, order.deliveryKind === 'pickup');
        const refunded = order.refunds
          .filter(({ state }) => state !== 'FAILED')
          .reduce((sum, { amount }) => sum + amount, 0);
        const orderedAt = order.createdAt ?? order.created_at;
        return (
          <Page
            title={order.ref}
            back={back}
            badge={<Badge tone={badge.tone}>{badge.label}</Badge>}
            actions={<OrderMenu order={order} />}
          >
            <p className={styles.when}>
              {orderedAt && <span>Commandée le {formatInstant(orderedAt)}</span>}
              {refunded > 0 && <Badge tone="neutral">Remboursé {formatAmount(refunded)}</Badge>}
              <a href={`#${timelineId}`} className={classNames('link', styles.toTimeline)}>
                Historique et notes
              </a>
            </p>
            <div className={styles.columns}>
              <div className={styles.customer}>
                <OrderCustomer order={order} />
              </div>
              <div className={styles.lines}>
                <OrderLines order={order} />
              </div>
              <div className={styles.payment}>
                <OrderPayment order={order} />
              </div>
              <div id={timelineId} className={styles.timeline}>
                <OrderTimeline order={order} />
              </div>
            </div>
            <OrderActions order={order} pending={pending} />
          </Page>
        );
      }}
    </QueryState>
  );
}
