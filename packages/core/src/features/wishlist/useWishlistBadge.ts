import { useMemo } from 'react';
import { productCount } from '../cart/index.ts';
import { useAppSelector } from '../../lib/store/index.ts';
import type { WishlistBadgeView } from './views.ts';
import { wishlistApi } from './wishlistApi.ts';
import { selectWishlist } from './wishlistSubmissions.ts';

/** The wishlist's page. */
export const wishlistHref = '/wishlist';

/** A list that is not known yet is not said to be empty. */
function toLabel(count: number | null): string {
  if (count === null) return 'Liste de souhaits';
  return `Liste de souhaits, ${count === 0 ? 'vide' : productCount(count)}`;
}

/** The header's wishlist badge. The wishlist is fetched and updated wherever the header is. */
export function useWishlistBadge(): WishlistBadgeView {
  wishlistApi.endpoints.getWishlist.useQuerySubscription();
  const count = useAppSelector((state) => selectWishlist(state)?.ids.length ?? null);
  return useMemo(() => ({ count: count ?? 0, label: toLabel(count), href: wishlistHref }), [count]);
}
