import { useWishlist } from '@teranga/core/wishlist-page';
import { EmptyState, FailureState, ProductGrid } from '@teranga/design-kit';
import { VisuallyHidden } from '@teranga/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import { CardsOnTheWay } from '../cards-on-the-way/index.ts';
import layout from '../layout/layout.module.css';
import styles from './WishlistPage.module.css';

/** How many grey cards stand for a list that is on its way. */
const skeletonCount = 4;

/** Puts the focus on the title when the card that held it has gone. */
function useFocusAfterGone(count: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isOneLess = count < before.current;
    before.current = count;
    if (isOneLess && document.activeElement === document.body) title.current?.focus();
  }, [count]);
  return title;
}

function Contents({ wishlist }: { wishlist: ReturnType<typeof useWishlist> }) {
  if (wishlist.status === 'failed') return <FailureState message={wishlist.message} retry={wishlist.retry} />;
  if (wishlist.status === 'loading') return <CardsOnTheWay count={skeletonCount} />;
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
  const title = useFocusAfterGone(cards.length);
  return (
    <div className={layout.page}>
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          Liste de souhaits
        </h1>
        <p className={styles.count} aria-live="polite">
          {cards.length > 0 && wishlist.status === 'ready' && wishlist.data.countLabel}
          {wishlist.status === 'loading' && <VisuallyHidden>Chargement des articles…</VisuallyHidden>}
        </p>
      </div>
      <section aria-busy={wishlist.status === 'loading'}>
        <VisuallyHidden>
          <h2>Articles</h2>
        </VisuallyHidden>
        <Contents wishlist={wishlist} />
      </section>
    </div>
  );
}
