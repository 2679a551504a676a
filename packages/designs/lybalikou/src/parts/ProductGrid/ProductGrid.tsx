import { ProductCard, type PartProps } from '@teranga/design-kit';
import styles from './ProductGrid.module.css';

/** The first picture takes a phone's first screen, and the largest place of any other. */
const seenAtOnce = 1;

/** Double pages: one large picture beside four small ones, then the other way round; on a phone one in three is full width. */
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
