import { productCount } from '../../cart/index.ts';
import { useProductCards } from '../../catalogue/index.ts';
import { toLoadable } from '../../../lib/loadable/index.ts';
import { useAppSelector } from '../../../lib/store/index.ts';
import { selectWishlist, wishlistApi } from '../index.ts';
import type { WishlistView } from './views.ts';

/** Shown when the wishlist cannot be fetched. */
const wishlistLoadFailureText = 'Failed to fetch wishlist items';

/** /wishlist. */
export function useWishlist(): WishlistView {
  const query = wishlistApi.useGetWishlistQuery();
  const wishlist = useAppSelector(selectWishlist);
  const cards = useProductCards(wishlist?.products);
  return toLoadable(
    { ...query, currentData: wishlist },
    ({ ids }) => ({ cards, countLabel: productCount(ids.length) }),
    () => wishlistLoadFailureText,
  );
}
