import { useMemo } from 'react';
import { articleCount } from '../cart/cartViews.ts';
import { useAppSelector } from '../store/storeHooks.ts';
import { wishedIds } from './useWish.ts';
import type { WishBadgeView } from './views.ts';

/** The wishlist's page. */
export const wishlistHref = '/wishlist';

/** The wishlist as the header counts it. */
export function useWishBadge(): WishBadgeView {
  const count = useAppSelector((state) => wishedIds(state).length);
  return useMemo(
    () => ({
      count,
      label: count === 0 ? 'Liste de souhaits, vide' : `Liste de souhaits, ${articleCount(count)}`,
      href: wishlistHref,
    }),
    [count],
  );
}
