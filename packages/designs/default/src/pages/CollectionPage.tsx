import { useCollectionPage, type CollectionPageView } from '@teranga/core/features/catalogue/collection';
import {
  Breadcrumbs,
  EmptyState,
  FailureState,
  Pagination,
  ProductGrid,
  type PageProps,
} from '@teranga/design-kit';
import { useSearchParams } from '@teranga/design-kit/navigation';
import { Image } from '@teranga/ui/image';
import { Skeleton } from '@teranga/ui/skeleton';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { CardsSkeleton } from '../cards-skeleton/index.ts';
import layout from '../layout/layout.module.css';
import styles from './CollectionPage.module.css';

/** Number of skeleton cards of a loading list. */
const skeletonCount = 8;
/** Number of images in the first viewport. */
const priorityCount = 2;

type Theme = Extract<CollectionPageView, { status: 'ready' }>;

function CollectionPageSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="h1">Collection</VisuallyHidden>
      <VisuallyHidden>Chargement des articles…</VisuallyHidden>
      <Skeleton className={styles.bannerSkeleton} />
      <CardsSkeleton count={skeletonCount} />
    </div>
  );
}

function Banner({ theme }: { theme: Theme }) {
  return (
    <div className={styles.banner}>
      {theme.image && (
        <Image
          image={theme.image}
          sizes="(min-width: 48rem) 24rem, 92vw"
          isPriority
          className={styles.image}
        />
      )}
      <div className={styles.words}>
        <h1>{theme.title}</h1>
        {theme.description && <p className={styles.description}>{theme.description}</p>}
        <p className={styles.count}>{theme.countLabel}</p>
      </div>
    </div>
  );
}

function Products({ theme }: { theme: Theme }) {
  const { cards, beyond } = theme;
  return (
    <>
      {cards.length > 0 ? (
        <ProductGrid cards={cards} priorityCount={priorityCount} />
      ) : (
        <EmptyState
          illustration="search"
          title={beyond?.text ?? 'Aucun article dans cette collection pour le moment.'}
          action={beyond?.back ?? { label: 'Voir tous les produits', href: '/products' }}
        />
      )}
      {theme.pagination && <Pagination key={theme.pagination.nextHref} pagination={theme.pagination} />}
    </>
  );
}

function Contents({ theme }: { theme: CollectionPageView }) {
  if (theme.status === 'loading') return <CollectionPageSkeleton />;
  if (theme.status === 'failed')
    return (
      <>
        <h1 className={styles.title}>Collection</h1>
        <FailureState message={theme.message} retry={theme.retry} />
      </>
    );
  if (theme.status === 'missing')
    return (
      <>
        <h1 className={styles.title}>Collection introuvable</h1>
        <EmptyState
          illustration="lost"
          title="Cette collection n’existe pas, ou n’existe plus."
          action={{ label: 'Voir tous les produits', href: '/products' }}
        />
      </>
    );
  return (
    <>
      <Breadcrumbs crumbs={theme.crumbs} />
      <Banner theme={theme} />
      <section>
        <VisuallyHidden as="h2">Articles</VisuallyHidden>
        <Products theme={theme} />
      </section>
    </>
  );
}

/** Page /theme/{slug}: a collection. */
export default function CollectionPage({ slug }: PageProps['collection']) {
  return (
    <div className={layout.page}>
      <Contents theme={useCollectionPage(slug, useSearchParams()[0])} />
    </div>
  );
}
