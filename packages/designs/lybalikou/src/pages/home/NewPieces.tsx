import type { ProductCardView } from '@teranga/core/features/catalogue';
import type { Loadable } from '@teranga/core/lib/loadable';
import { FailureState, ProductCardSkeleton, ProductGrid, SectionTitle } from '@teranga/design-kit';
import layout from '../../layout/layout.module.css';
import styles from './NewPieces.module.css';

/** Two double pages of the lookbook: the newest on the first. */
const shownCount = 10;
/** Skeleton of the new products: one double page. */
const skeletonCount = 5;
const title = 'Nouvelles pièces';

function Pages({ pieces }: { pieces: Loadable<ProductCardView[]> }) {
  if (pieces.status === 'failed') return <FailureState message={pieces.message} retry={pieces.retry} />;
  if (pieces.status === 'ready') return <ProductGrid cards={pieces.data.slice(0, shownCount)} />;
  return (
    <ul className={styles.skeletons} aria-hidden="true">
      {Array.from({ length: skeletonCount }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

/** The home's first section: new products. Renders nothing if there are none. */
export function NewPieces({ pieces }: { pieces: Loadable<ProductCardView[]> }) {
  if (pieces.status === 'ready' && pieces.data.length === 0) return null;
  return (
    <section className={layout.section} aria-label={title} aria-busy={pieces.status === 'loading'}>
      <SectionTitle title={title} more={{ label: 'Tout voir', href: '/products' }} />
      <Pages pieces={pieces} />
    </section>
  );
}
