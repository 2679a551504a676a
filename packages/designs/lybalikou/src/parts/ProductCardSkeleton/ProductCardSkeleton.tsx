import { Skeleton } from '@teranga/ui/skeleton';
import styles from './ProductCardSkeleton.module.css';

/** The shape of a page of the lookbook that is on its way. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton className={styles.picture} />
      <div className={styles.caption}>
        <Skeleton className={styles.maker} />
        <Skeleton className={styles.name} />
        <Skeleton className={styles.price} />
      </div>
    </div>
  );
}
