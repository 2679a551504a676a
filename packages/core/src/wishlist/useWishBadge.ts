import { useMemo } from 'react';
import { articleCount } from '../cart/cartViews.ts';
import { useIsStirred } from '../store/stirring.ts';
import type { WishBadgeView } from './views.ts';
import { wishlistApi } from './wishlistApi.ts';

/** The wishlist's page. */
export const wishlistHref = '/wishlist';

/** The wishlist as the header counts it; it is read, and kept up to date, wherever the header is, once the shopper stirs. */
export function useWishBadge(): WishBadgeView {
  const { data } = wishlistApi.useGetWishlistQuery(undefined, { skip: !useIsStirred() });
  const count = data?.ids.length ?? 0;
  return useMemo(
    () => ({
      count,
      label: count === 0 ? 'Liste de souhaits, vide' : `Liste de souhaits, ${articleCount(count)}`,
      href: wishlistHref,
    }),
    [count],
  );
}
