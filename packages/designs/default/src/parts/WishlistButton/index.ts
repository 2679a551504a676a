export { WishlistButton, WishlistButton as part } from './WishlistButton.tsx';
