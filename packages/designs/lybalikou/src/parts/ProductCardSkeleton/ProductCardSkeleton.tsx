import { Skeleton } from '@teranga/ui/skeleton';
import styles from './ProductCardSkeleton.module.css';

/** Skeleton of a product card. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton className={styles.image} />
      <div className={styles.caption}>
        <Skeleton className={styles.maker} />
        <Skeleton className={styles.name} />
        <Skeleton className={styles.price} />
      </div>
    </div>
  );
}
