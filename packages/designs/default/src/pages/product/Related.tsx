import type { ProductCardView } from '@teranga/core/features/catalogue';
import type { Loadable } from '@teranga/core/lib/loadable';
import { CardSection, ProductGrid } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import layout from '../../layout/layout.module.css';
import styles from './Related.module.css';

/** Cards per row on a large screen. */
const perRow = 4;

/** Related products. Renders nothing if there are none. */
export function Related({ related }: { related: Loadable<ProductCardView[]> }) {
  return (
    <CardSection
      title="Autres articles similaires"
      cards={related}
      skeletonCount={perRow}
      styles={{ ...styles, section: classNames(layout.section, styles.related) }}
    >
      {(cards) => <ProductGrid cards={cards} />}
    </CardSection>
  );
}
