import { articleCount } from '../cart/cartViews.ts';
import { useProductCards } from '../catalogue/useProductCards.ts';
import { toLoadable } from '../store/toLoadable.ts';
import { wishlistApi } from '../wishlist/wishlistApi.ts';
import type { WishlistView } from './views.ts';

/** Shown when the wishlist cannot be fetched. */
const wishlistFailureText = 'Failed to fetch wishlist items';

/** /wishlist. */
export function useWishlist(): WishlistView {
  const query = wishlistApi.useGetWishlistQuery();
  const cards = useProductCards(query.currentData?.products);
  return toLoadable(
    query,
    ({ ids }) => ({ cards, countLabel: articleCount(ids.length) }),
    () => wishlistFailureText,
  );
}
