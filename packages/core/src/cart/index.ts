export * from './views.ts';
export { emptyCart, lineKey, subtotal, unitCount, type Cart, type CartLine } from './cart.ts';
export { useCart } from './useCart.ts';
export { useCartBadge } from './useCartBadge.ts';
export { selectSavedCart } from './savedCartSlice.ts';
