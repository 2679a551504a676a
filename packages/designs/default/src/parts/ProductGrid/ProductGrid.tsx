import { ProductCard, type PartProps } from '@teranga/design-kit';
import styles from './ProductGrid.module.css';

/** Tiles side by side: two on a phone, five on a large screen. */
export function ProductGrid({ cards, priorityCount = 0 }: PartProps['ProductGrid']) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <li key={card.id} className={styles.cell}>
          <ProductCard card={card} isPriority={index < priorityCount} />
        </li>
      ))}
    </ul>
  );
}
