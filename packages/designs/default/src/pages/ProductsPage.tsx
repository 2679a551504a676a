import { useProductList, type ProductListView } from '@teranga/core/catalogue';
import {
  Breadcrumbs,
  CategoryBar,
  EmptyState,
  FailureState,
  ListControls,
  Pagination,
  ProductGrid,
} from '@teranga/design-kit';
import { useGo, useQuery } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { CardsSkeleton } from '../cards-on-the-way/index.ts';
import layout from '../layout/layout.module.css';
import styles from './ProductsPage.module.css';

/** How many grey cards stand for a list that is on its way. */
const skeletonCount = 8;
/** As many pictures as a first screen shows. */
const priorityCount = 4;

function Results({ list }: { list: ProductListView }) {
  const { results } = list;
  if (results.status === 'failed') return <FailureState message={results.message} retry={results.retry} />;
  if (results.status === 'loading') return <CardsSkeleton count={skeletonCount} />;
  const { cards, pagination, beyond } = results.data;
  return (
    <>
      {cards.length > 0 ? (
        <ProductGrid cards={cards} priorityCount={priorityCount} />
      ) : (
        <EmptyState
          rendering="search"
          title={beyond?.text ?? 'Aucun produit ne correspond aux critères sélectionnés.'}
          action={beyond?.back ?? { label: 'Voir tous les produits', href: list.clearHref ?? '/products' }}
        />
      )}
      {/* A page behind the last one leads back to it. Each page has links of its own: the focus stays on none at the foot of the next. */}
      {pagination && <Pagination key={pagination.nextHref} pagination={pagination} />}
    </>
  );
}

/** /products : everything on the stall, sorted and sifted. */
export default function ProductsPage() {
  const list = useProductList({ query: useQuery(), go: useGo() });
  const { results } = list;
  return (
    <div className={classNames(layout.page, styles.page)}>
      <div>
        <Breadcrumbs crumbs={list.crumbs} />
        <div className={styles.head}>
          <h1>{list.title}</h1>
          <p className={styles.count} aria-live="polite">
            {results.status === 'ready' && results.data.countLabel}
            {results.status === 'loading' && <VisuallyHidden>Chargement des articles…</VisuallyHidden>}
          </p>
        </div>
      </div>
      <CategoryBar choices={list.categoryBar} />
      <ListControls list={list} />
      <section aria-busy={results.status === 'loading'}>
        <VisuallyHidden as="h2">Articles</VisuallyHidden>
        <Results list={list} />
      </section>
    </div>
  );
}
