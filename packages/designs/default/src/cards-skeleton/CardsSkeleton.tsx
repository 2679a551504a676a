import { ProductCardSkeleton } from '@teranga/design-kit';
import styles from './CardsSkeleton.module.css';

/** Grey cards, laid as the grid lays the ones that come. */
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
