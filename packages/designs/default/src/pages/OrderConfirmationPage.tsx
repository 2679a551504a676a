import { useConfirmedOrder } from '@teranga/core/features/order-tracking';
import { useNavigate, useSearchParams } from '@teranga/design-kit/navigation';
import { Skeleton } from '@teranga/ui/skeleton';
import { useEffect } from 'react';
import layout from '../layout/layout.module.css';
import { PageSkeleton } from '../skeletons/index.ts';
import { ConfirmedOrder } from './order/ConfirmedOrder.tsx';
import styles from './OrderConfirmationPage.module.css';

/** Page /order-confirmation: the placed order and its reference. */
export default function OrderConfirmationPage() {
  const navigate = useNavigate();
  const order = useConfirmedOrder(useSearchParams()[0]);
  const isMissing = order === null;
  useEffect(() => {
    if (isMissing) navigate('/', { replace: true });
  }, [isMissing, navigate]);
  return (
    <div className={layout.page}>
      {order ? (
        <ConfirmedOrder order={order} />
      ) : (
        <div className={styles.waiting}>
          <h1>Confirmation de commande</h1>
          <PageSkeleton says="La référence de votre commande, et ce qui se passe ensuite.">
            <Skeleton className={styles.skeleton} />
          </PageSkeleton>
        </div>
      )}
    </div>
  );
}
