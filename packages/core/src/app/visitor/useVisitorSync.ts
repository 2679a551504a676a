import { useSessionSync } from './useSessionSync.ts';
import { wishlistApi } from '../../features/wishlist/index.ts';
import { useCartSync } from '../../features/cart/index.ts';

/**
 * Synchronizes the visitor's data with other tabs: the cart with its copy, and the sign-in. Called
 * once per page.
 */
export function useVisitorSync(): void {
  useCartSync();
  // Subscribed, so that an invalidated wishlist is refetched where no header counts it.
  wishlistApi.endpoints.getWishlist.useQuerySubscription();
  useSessionSync();
}
