import { articleCount } from '../../cart/index.ts';
import { useProductCards } from '../../catalogue/index.ts';
import { toLoadable } from '../../../lib/loadable/index.ts';
import { wishlistApi } from '../index.ts';
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
