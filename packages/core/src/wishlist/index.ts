export { loadWishlistOnce } from './loadWishlist.ts';
export { useWishlistItem } from './useWishlistItem.ts';
export { useWishlistBadge, wishlistHref } from './useWishlistBadge.ts';
export * from './views.ts';
