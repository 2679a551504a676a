import { useOrderTracking } from '@teranga/core/features/order-tracking';
import { FailureState, type PageProps } from '@teranga/design-kit';
import { useNavigate } from '@teranga/design-kit/navigation';
import { Skeleton } from '@teranga/ui/skeleton';
import layout from '../layout/layout.module.css';
import { PageSkeleton } from '../skeletons/index.ts';
import { FindOrder } from './order/FindOrder.tsx';
import { TrackedOrder } from './order/TrackedOrder.tsx';
import { UnknownOrder } from './order/UnknownOrder.tsx';
import styles from './OrderTrackingPage.module.css';

/** Page /orders-status/{ref}: the status of an order. */
export default function OrderTrackingPage({ orderRef }: PageProps['orderTracking']) {
  const navigate = useNavigate();
  const order = useOrderTracking(orderRef, {
    onPayment: (url) => window.location.assign(url),
    onRestored: () => navigate('/cart'),
  });
  const isUnnamed = orderRef.trim() === '';
  return (
    <div className={layout.page}>
      {order.status === 'ready' && <p className={styles.store}>{order.storeName}</p>}
      <h1 className={styles.title}>Suivi de commande</h1>
      {order.status === 'loading' && (
        <PageSkeleton says="Où en est votre commande, étape par étape." className={styles.skeleton}>
          <Skeleton className={styles.headSkeleton} />
          <Skeleton className={styles.tileSkeleton} />
          <Skeleton className={styles.tileSkeleton} />
        </PageSkeleton>
      )}
      {order.status === 'failed' && isUnnamed && <p>{order.message}</p>}
      {order.status === 'failed' && !isUnnamed && !order.isUnknown && (
        <FailureState
          title={order.title}
          message={order.message}
          retry={order.retry}
          back={{ label: 'Retour à l’accueil', href: '/' }}
        />
      )}
      {order.status === 'failed' && order.isUnknown && (
        <UnknownOrder title={order.title} message={order.message} retry={order.retry}>
          <FindOrder key={orderRef} typed={orderRef} />
        </UnknownOrder>
      )}
      {isUnnamed && <FindOrder key={orderRef} typed={orderRef} />}
      {order.status === 'ready' && <TrackedOrder order={order} />}
    </div>
  );
}
