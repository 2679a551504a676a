import { useMemo } from 'react';
import { articleCount } from '../cart/cartViews.ts';
import type { WishBadgeView } from './views.ts';
import { wishlistApi } from './wishlistApi.ts';

/** The wishlist's page. */
export const wishlistHref = '/wishlist';

/** The wishlist as the header counts it; it is read, and kept up to date, wherever the header is. */
export function useWishBadge(): WishBadgeView {
  const count = wishlistApi.useGetWishlistQuery().data?.ids.length ?? 0;
  return useMemo(
    () => ({
      count,
      label: count === 0 ? 'Liste de souhaits, vide' : `Liste de souhaits, ${articleCount(count)}`,
      href: wishlistHref,
    }),
    [count],
  );
}
