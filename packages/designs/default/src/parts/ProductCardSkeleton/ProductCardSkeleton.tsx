import { Skeleton } from '@teranga/ui/skeleton';
import styles from './ProductCardSkeleton.module.css';

/** Skeleton of a card: the same boxes in grey. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton className={styles.image} />
      <div className={styles.words}>
        <Skeleton className={styles.brand} />
        <Skeleton className={styles.name} />
        <Skeleton className={styles.price} />
      </div>
      <Skeleton className={styles.order} />
    </div>
  );
}
