export { loadWishlistOnce } from './loadWishlistOnce.ts';
export { useWishlistBadge, wishlistHref } from './useWishlistBadge.ts';
export { useWishlistItem, wishlistChangeFailureText } from './useWishlistItem.ts';
export type { WishlistBadgeView } from './views.ts';
export {
  type WishlistChange,
  selectWishlist,
  selectWishlistSubmissions,
  wishlistSubmissionsSlice,
} from './wishlistSubmissions.ts';
export { type Wishlist, toWishlist, wishlistApi } from './wishlistApi.ts';
