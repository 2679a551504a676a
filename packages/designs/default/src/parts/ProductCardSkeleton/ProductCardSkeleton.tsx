import { Skeleton } from '@teranga/ui/skeleton';
import styles from './ProductCardSkeleton.module.css';

/** A card that is on its way: the same boxes, still grey. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton className={styles.picture} />
      <div className={styles.words}>
        <Skeleton className={styles.brand} />
        <Skeleton className={styles.name} />
        <Skeleton className={styles.price} />
      </div>
      <Skeleton className={styles.order} />
    </div>
  );
}
