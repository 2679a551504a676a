import type { ProductCardView } from '@teranga/core/catalogue';
import type { Loadable } from '@teranga/core/store';
import { FailureState, ProductCardSkeleton, ProductGrid, SectionTitle } from '@teranga/design-kit';
import { classNames } from '@teranga/ui/class-names';
import layout from '../../layout/layout.module.css';
import styles from './Related.module.css';

/** How many stand in a row on a large screen. */
const perRow = 4;

function Cards({ related }: { related: Loadable<ProductCardView[]> }) {
  if (related.status === 'failed') return <FailureState message={related.message} retry={related.retry} />;
  if (related.status === 'ready') return <ProductGrid cards={related.data} />;
  return (
    <ul className={styles.skeletons} aria-hidden="true">
      {Array.from({ length: perRow }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

/** Articles like this one. Nothing when there is none. */
export function Related({ related }: { related: Loadable<ProductCardView[]> }) {
  if (related.status === 'ready' && related.data.length === 0) return null;
  const title = 'Autres articles similaires';
  return (
    <section
      className={classNames(layout.section, styles.related)}
      aria-label={title}
      aria-busy={related.status === 'loading'}
    >
      <SectionTitle title={title} />
      <Cards related={related} />
    </section>
  );
}
