import { ProductCardSkeleton } from '@teranga/design-kit';
import styles from './CardsSkeleton.module.css';

/** Skeleton cards, in the layout of the grid that replaces them. */
export function CardsSkeleton({ count }: { count: number }) {
  return (
    <ul className={styles.cards} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
