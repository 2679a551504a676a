import { useCartData } from './useCartData.ts';

/** Whether the cart is known to be empty; false while it is unknown. */
export function useIsCartEmpty(): boolean {
  const { cart } = useCartData();
  return cart?.lines.length === 0;
}
