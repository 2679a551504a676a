import { Skeleton } from '@teranga/ui/skeleton';
import { PageSkeleton } from '../../skeletons/index.ts';
import styles from '../CheckoutPage.module.css';

/** Skeleton of the two columns. */
export function CheckoutSkeleton() {
  return (
    <PageSkeleton
      says="Dites où livrer votre commande, qui la reçoit et comment vous la payez."
      className={styles.columns}
    >
      <Skeleton className={styles.formSkeleton} />
      <Skeleton className={styles.summarySkeleton} />
    </PageSkeleton>
  );
}
