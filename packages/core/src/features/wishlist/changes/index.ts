export { changeWishlistItem } from './changeWishlistItem.ts';
