import { ProductCardSkeleton } from '@teranga/design-kit';
import styles from './CardsOnTheWay.module.css';

/** Grey cards, laid as the grid lays the ones that come. */
export function CardsOnTheWay({ count }: { count: number }) {
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
