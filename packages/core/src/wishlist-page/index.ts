export { useWishlist } from './useWishlist.ts';
export * from './views.ts';
