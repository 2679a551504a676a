import { useMemo } from 'react';
import { productCount } from '../cart/index.ts';
import { useAppSelector } from '../../lib/store/index.ts';
import type { WishlistBadgeView } from './views.ts';
import { wishlistApi } from './wishlistApi.ts';
import { selectWishlist } from './wishlistSubmissions.ts';

/** The wishlist's page. */
export const wishlistHref = '/wishlist';

/** The header's wishlist badge. The wishlist is fetched and updated wherever the header is. */
export function useWishlistBadge(): WishlistBadgeView {
  wishlistApi.endpoints.getWishlist.useQuerySubscription();
  const count = useAppSelector((state) => selectWishlist(state)?.ids.length ?? 0);
  return useMemo(
    () => ({
      count,
      label: count === 0 ? 'Liste de souhaits, vide' : `Liste de souhaits, ${productCount(count)}`,
      href: wishlistHref,
    }),
    [count],
  );
}
