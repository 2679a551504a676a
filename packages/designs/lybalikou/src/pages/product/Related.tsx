import type { ProductCardView } from '@teranga/core/catalogue';
import type { Loadable } from '@teranga/core/store';
import { FailureState, ProductCard, ProductCardSkeleton, SectionTitle } from '@teranga/design-kit';
import layout from '../../layout/layout.module.css';
import styles from './Related.module.css';

/** How many stand in a row on a large screen. */
const perRow = 4;

function Cards({ related }: { related: Loadable<ProductCardView[]> }) {
  if (related.status === 'failed') return <FailureState message={related.message} retry={related.retry} />;
  if (related.status === 'ready')
    return (
      <ul className={styles.row}>
        {related.data.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    );
  return (
    <ul className={styles.row} aria-hidden="true">
      {Array.from({ length: perRow }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

/** Pieces that go with this one, four in a row. Nothing when there is none. */
export function Related({ related }: { related: Loadable<ProductCardView[]> }) {
  if (related.status === 'ready' && related.data.length === 0) return null;
  const title = 'Autres articles similaires';
  return (
    <section className={layout.section} aria-label={title} aria-busy={related.status === 'loading'}>
      <SectionTitle title={title} />
      <Cards related={related} />
    </section>
  );
}
