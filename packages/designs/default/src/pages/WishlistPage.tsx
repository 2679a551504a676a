import { useWishlist } from '@teranga/core/wishlist-page';
import { EmptyState, FailureState, ProductGrid } from '@teranga/design-kit';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { Suspense } from 'react';
import { CardsOnTheWay } from '../cards-on-the-way/index.ts';
import layout from '../layout/layout.module.css';
import { OnTheWay } from '../on-the-way/index.ts';
import { PageHead, useFocusKept } from './page-head/index.ts';

/** How many grey cards stand for a list that is on its way. */
const skeletonCount = 4;

function WishesOnTheWay() {
  return (
    <OnTheWay says="Les articles que vous gardez pour plus tard.">
      <CardsOnTheWay count={skeletonCount} />
    </OnTheWay>
  );
}

function Contents({ wishlist }: { wishlist: ReturnType<typeof useWishlist> }) {
  if (wishlist.status === 'failed') return <FailureState message={wishlist.message} retry={wishlist.retry} />;
  if (wishlist.status === 'loading') return <WishesOnTheWay />;
  if (wishlist.data.cards.length === 0)
    return (
      <EmptyState
        drawing="wish"
        title="Votre liste de souhaits est vide"
        text="Touchez le cœur d’un article pour le retrouver ici."
        action={{ label: 'Continuer mes achats', href: '/products' }}
      />
    );
  return <ProductGrid cards={wishlist.data.cards} />;
}

/** /wishlist : what was put aside. */
export default function WishlistPage() {
  const wishlist = useWishlist();
  const cards = wishlist.status === 'ready' ? wishlist.data.cards : [];
  const title = useFocusKept<HTMLHeadingElement>(wishlist.status === 'ready' ? cards.length : null);
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
        {/* What an empty list is drawn with comes when it is known to be empty: until then the page stands. */}
        <Suspense fallback={<WishesOnTheWay />}>
          <Contents wishlist={wishlist} />
        </Suspense>
      </section>
    </div>
  );
}
