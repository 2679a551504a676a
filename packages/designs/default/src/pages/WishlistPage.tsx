import { useWishlist } from '@teranga/core/features/wishlist/page';
import { EmptyState, FailureState, ProductGrid } from '@teranga/design-kit';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Suspense } from 'react';
import { CardsSkeleton } from '../cards-skeleton/index.ts';
import layout from '../layout/layout.module.css';
import { PageSkeleton } from '../skeletons/index.ts';
import { PageHead, useFocusRestored } from './page-head/index.ts';

/** Number of skeleton cards of a loading list. */
const skeletonCount = 4;

function WishlistSkeleton() {
  return (
    <PageSkeleton says="Les articles que vous gardez pour plus tard.">
      <CardsSkeleton count={skeletonCount} />
    </PageSkeleton>
  );
}

function Contents({ wishlist }: { wishlist: ReturnType<typeof useWishlist> }) {
  if (wishlist.status === 'failed') return <FailureState message={wishlist.message} retry={wishlist.retry} />;
  if (wishlist.status === 'loading') return <WishlistSkeleton />;
  if (wishlist.data.cards.length === 0)
    return (
      <EmptyState
        illustration="wishlist"
        title="Votre liste de souhaits est vide"
        text="Touchez le cœur d’un article pour le retrouver ici."
        action={{ label: 'Continuer mes achats', href: '/products' }}
      />
    );
  return <ProductGrid cards={wishlist.data.cards} />;
}

/** Page /wishlist: saved products. */
export default function WishlistPage() {
  const wishlist = useWishlist();
  const cards = wishlist.status === 'ready' ? wishlist.data.cards : [];
  const title = useFocusRestored<HTMLHeadingElement>(wishlist.status === 'ready' ? cards.length : null);
  return (
    <div className={layout.page}>
      <PageHead
        ref={title}
        title="Liste de souhaits"
        count={
          <>
            {cards.length > 0 && wishlist.status === 'ready' && wishlist.data.countLabel}
            {wishlist.status === 'loading' && <VisuallyHidden>Chargement des articles…</VisuallyHidden>}
          </>
        }
      />
      <section aria-busy={wishlist.status === 'loading'}>
        <VisuallyHidden as="h2">Articles</VisuallyHidden>
        {/* The empty state's code loads once the list is known to be empty: until then the page stays. */}
        <Suspense fallback={<WishlistSkeleton />}>
          <Contents wishlist={wishlist} />
        </Suspense>
      </section>
    </div>
  );
}
