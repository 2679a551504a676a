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

type ReadyCollection = Extract<CollectionPageView, { status: 'ready' }>;

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

function Banner({ collection }: { collection: ReadyCollection }) {
  return (
    <div className={styles.banner}>
      {collection.image && (
        <Image
          image={collection.image}
          sizes="(min-width: 48rem) 24rem, 92vw"
          isPriority
          className={styles.image}
        />
      )}
      <div className={styles.words}>
        <h1>{collection.title}</h1>
        {collection.description && <p className={styles.description}>{collection.description}</p>}
        <p className={styles.count}>{collection.countLabel}</p>
      </div>
    </div>
  );
}

function Products({ collection }: { collection: ReadyCollection }) {
  const { cards, beyond } = collection;
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
      {collection.pagination && (
        <Pagination key={collection.pagination.nextHref} pagination={collection.pagination} />
      )}
    </>
  );
}

function Contents({ collection }: { collection: CollectionPageView }) {
  if (collection.status === 'loading') return <CollectionPageSkeleton />;
  if (collection.status === 'failed')
    return (
      <>
        <h1 className={styles.title}>Collection</h1>
        <FailureState message={collection.message} retry={collection.retry} />
      </>
    );
  if (collection.status === 'missing')
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
      <Breadcrumbs crumbs={collection.crumbs} />
      <Banner collection={collection} />
      <section>
        <VisuallyHidden as="h2">Articles</VisuallyHidden>
        <Products collection={collection} />
      </section>
    </>
  );
}

/** Page /theme/{slug}: a collection. */
export default function CollectionPage({ slug }: PageProps['collection']) {
  return (
    <div className={layout.page}>
      <Contents collection={useCollectionPage(slug, useSearchParams()[0])} />
    </div>
  );
}
