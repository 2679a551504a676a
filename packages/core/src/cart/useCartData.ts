import { useCallback } from 'react';
import { useAppSelector } from '../store/storeHooks.ts';
import type { Cart } from './cart.ts';
import { cartApi } from './cartApi.ts';

interface CartData {
  cart: Cart | null;
  /** True while the cart is the copy that this browser kept. */
  isCopy: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** The cart, or the copy this browser kept while the real one is on its way, out of reach, or not wanted yet. */
export function useCartData(isWanted = true): CartData {
  const { data, isError, refetch } = cartApi.useGetCartQuery(undefined, { skip: !isWanted });
  const saved = useAppSelector((state) => state.savedCart.cart);
  const retry = useCallback(() => void refetch(), [refetch]);
  return { cart: data ?? saved, isCopy: data === undefined, hasFailed: isError, retry };
}
