export { loadWishlistOnce } from './loadWishlist.ts';
export { useWish } from './useWish.ts';
export { useWishBadge, wishlistHref } from './useWishBadge.ts';
export * from './views.ts';
