export { useWishlist } from './useWishlist.ts';
