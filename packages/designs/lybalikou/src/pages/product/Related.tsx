import type { ProductCardView } from '@teranga/core/features/catalogue';
import type { Loadable } from '@teranga/core/lib/loadable';
import { CardSection, ProductCard } from '@teranga/design-kit';
import layout from '../../layout/layout.module.css';
import styles from './Related.module.css';

/** Cards per row on a large screen. */
const perRow = 4;

/** Rendered width of a card's image, as in the style sheet. */
const cellSizes = '(min-width: 56rem) 20vw, 42vw';

/** Related products, four per row. Renders nothing if there are none. */
export function Related({ related }: { related: Loadable<ProductCardView[]> }) {
  const classes = { section: layout.section, skeletons: styles.row };
  return (
    <CardSection title="Autres articles similaires" cards={related} skeletonCount={perRow} styles={classes}>
      {(cards) => (
        <ul className={styles.row}>
          {cards.map((card) => (
            <li key={card.id}>
              <ProductCard card={card} sizes={cellSizes} />
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  );
}
