export { addToCart, removeFromCart, updateCart } from './cartActions.ts';
