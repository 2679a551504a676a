import { ProductCard, type PartProps } from '@teranga/design-kit';
import styles from './ProductGrid.module.css';

/** The first image fills a phone's first viewport and is the largest elsewhere. */
const seenAtOnce = 1;

/**
 * Blocks of one large image beside four small ones, alternating sides; on a phone every third is
 * full width.
 */
export function ProductGrid({ cards, priorityCount = 0 }: PartProps['ProductGrid']) {
  return (
    <ul className={styles.pages}>
      {cards.map((card, index) => (
        <li key={card.id} className={styles.page}>
          <ProductCard card={card} isPriority={index < Math.min(priorityCount, seenAtOnce)} />
        </li>
      ))}
    </ul>
  );
}
