import type { CartBadgeView, CartView } from './views.ts';

const missing = (): never => {
  throw new Error('being written');
};
/** /cart. */
export const useCart = (): CartView => missing();
/** The cart as the header counts it. */
export const useCartBadge = (): CartBadgeView => missing();
