export {
  type Cart,
  type CartLine,
  emptyCart,
  lineKey,
  lineTotal,
  stockWarning,
  subtotal,
  toCart,
  withQuantity,
} from './cart.ts';
export { cartApi } from './cartApi.ts';
export { selectCart, selectCartSubmissions } from './cartSubmissions.ts';
export { productCount, toQuantityView } from './cartViews.ts';
export {
  type Notify,
  addToCart,
  addedText,
  clearCart,
  invalidateCart,
  loadCartOnce,
  setCart,
  setCartQuantity,
  updatedText,
} from './changeCart.ts';
export { messageProducts } from './messageProducts.ts';
export { readCartLines, readSavedCart } from './savedCart.ts';
export { savedCartKey } from './savedCartKey.ts';
export { selectSavedCart } from './savedCartSlice.ts';
export { useCart } from './useCart.ts';
export { useCartBadge } from './useCartBadge.ts';
export { useCartData } from './useCartData.ts';
export { useCartSubtotal } from './useCartSubtotal.ts';
export { useCartSync } from './useCartSync.ts';
export { useIsCartEmpty } from './useIsCartEmpty.ts';
export type { CartLineView, CartView, QuantityView } from './views.ts';
