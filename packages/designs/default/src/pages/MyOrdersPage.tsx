import { useMyOrders, type MyOrdersView } from '@teranga/core/features/my-orders';
import { EmptyState, FailureState } from '@teranga/design-kit';
import { useNavigate } from '@teranga/design-kit/navigation';
import { Skeleton } from '@teranga/ui/skeleton';
import { useEffect } from 'react';
import layout from '../layout/layout.module.css';
import styles from './MyOrdersPage.module.css';
import { OrderRows } from './account/OrderRows.tsx';
import { AccountSkeleton } from '../skeletons/index.ts';

function Contents({ view }: { view: MyOrdersView }) {
  switch (view.status) {
    case 'failed':
      return <FailureState title={view.title} message={view.message} retry={view.retry} />;
    case 'empty':
      return <EmptyState illustration="parcel" title={view.title} text={view.text} action={view.action} />;
    case 'ready':
      return <OrderRows orders={view.orders} />;
    default:
      return (
        <AccountSkeleton
          says="Toutes vos commandes, et où en est chacune."
          here="/my-orders"
          className={styles.skeleton}
        >
          <Skeleton className={styles.rowSkeleton} />
          <Skeleton className={styles.rowSkeleton} />
          <Skeleton className={styles.rowSkeleton} />
        </AccountSkeleton>
      );
  }
}

/** Page /my-orders: the customer's orders. */
export default function MyOrdersPage() {
  const navigate = useNavigate();
  const view = useMyOrders();
  const href = view.status === 'leaving' ? view.href : null;
  useEffect(() => {
    if (href !== null) navigate(href, { replace: true });
  }, [navigate, href]);
  return (
    <div className={layout.page}>
      <div className={styles.head}>
        <h1>Mes achats</h1>
        <p className={styles.count} aria-live="polite">
          {view.status === 'ready' && view.countLabel}
        </p>
      </div>
      <Contents view={view} />
    </div>
  );
}
