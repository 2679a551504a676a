import { ProductCard, type PartProps } from '@teranga/design-kit';
import styles from './ProductGrid.module.css';

/** The first image fills a phone's first viewport and is the largest elsewhere. */
const seenAtOnce = 1;

/** Rendered width of the image at a place, as in the style sheet. */
function sizesAt(index: number): string {
  const wide = index % 5 === 0 ? 43 : 20;
  const middle = index % 5 < 2 ? 42 : 27;
  const narrow = index % 3 === 0 ? 86 : 42;
  return `(min-width: 64rem) ${wide}vw, (min-width: 40rem) ${middle}vw, ${narrow}vw`;
}

/**
 * Blocks of one large image beside four small ones, alternating sides; on a phone every third is
 * full width.
 */
export function ProductGrid({ cards, priorityCount = 0 }: PartProps['ProductGrid']) {
  return (
    <ul className={styles.pages}>
      {cards.map((card, index) => (
        <li key={card.id} className={styles.page}>
          <ProductCard
            card={card}
            isPriority={index < Math.min(priorityCount, seenAtOnce)}
            sizes={sizesAt(index)}
          />
        </li>
      ))}
    </ul>
  );
}
