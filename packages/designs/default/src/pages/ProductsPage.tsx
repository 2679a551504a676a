import { useProductList, type ProductListView } from '@teranga/core/features/catalogue';
import {
  Breadcrumbs,
  CategoryBar,
  EmptyState,
  FailureState,
  ListControls,
  Pagination,
  ProductGrid,
} from '@teranga/design-kit';
import { useNavigate, useSearchParams } from '@teranga/design-kit/navigation';
import { classNames } from '@teranga/ui/class-names';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { CardsSkeleton } from '../cards-skeleton/index.ts';
import layout from '../layout/layout.module.css';
import styles from './ProductsPage.module.css';

/** Number of skeleton cards of a loading list. */
const skeletonCount = 8;
/** Number of images in the first viewport. */
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
          illustration="search"
          title={beyond?.text ?? 'Aucun produit ne correspond aux critères sélectionnés.'}
          action={beyond?.back ?? { label: 'Voir tous les produits', href: list.clearHref ?? '/products' }}
        />
      )}
      {/* A page beyond the last one links back to it. Each page has its own links, so that no link at the bottom of the next keeps the focus. */}
      {pagination && <Pagination key={pagination.nextHref} pagination={pagination} />}
    </>
  );
}

/** Page /products: the products, with their filters and sort order. */
export default function ProductsPage() {
  const list = useProductList({ query: useSearchParams()[0], go: useNavigate() });
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
