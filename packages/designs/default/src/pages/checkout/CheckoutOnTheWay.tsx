import { Skeleton } from '@teranga/ui/skeleton';
import styles from '../CheckoutPage.module.css';

/** The two columns, still grey. */
export function CheckoutOnTheWay() {
  return (
    <div className={styles.columns} aria-busy="true">
      <Skeleton className={styles.formSkeleton} />
      <Skeleton className={styles.summarySkeleton} />
    </div>
  );
}
