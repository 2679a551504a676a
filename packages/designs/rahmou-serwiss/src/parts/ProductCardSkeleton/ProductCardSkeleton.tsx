import { classNames } from '@teranga/ui/class-names';
import { Skeleton } from '@teranga/ui/skeleton';
import { ticketClass } from '../../ticket/ticketClass.ts';
import styles from './ProductCardSkeleton.module.css';

/** Skeleton of a product card, as a ticket. */
export function ProductCardSkeleton() {
  return (
    <div className={ticketClass.across} aria-hidden="true">
      <div className={classNames(ticketClass.main, styles.main)}>
        <Skeleton className={styles.image} />
        <Skeleton className={styles.short} />
        <Skeleton />
      </div>
      <div className={classNames(ticketClass.stub, styles.stub)}>
        <Skeleton className={styles.short} />
        <Skeleton className={styles.button} />
      </div>
    </div>
  );
}
