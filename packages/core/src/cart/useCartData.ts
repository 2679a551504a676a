import { useCallback, useEffect, useRef } from 'react';
import { useClockUntil, useNow } from '../clock/useNow.ts';
import { nextPriceChange } from '../pricing/priceRules.ts';
import { useAppDispatch, useAppSelector } from '../store/storeHooks.ts';
import type { Cart } from './cart.ts';
import { cartApi } from './cartApi.ts';
import { takeOtherTabsCart } from './changeCart.ts';
import { saveCart, savedCartKey } from './savedCart.ts';

interface CartData {
  cart: Cart | null;
  /** True while the cart is the copy that this browser kept. */
  isCopy: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** The cart, or the copy this browser kept while the real one is on its way or out of reach. */
export function useCartData(): CartData {
  const { data, isError, refetch } = cartApi.useGetCartQuery();
  const saved = useAppSelector((state) => state.savedCart.cart);
  const retry = useCallback(() => void refetch(), [refetch]);
  return { cart: data ?? saved, isCopy: data === undefined, hasFailed: isError, retry };
}

/** Keeps the cart's copy, and reads the cart anew when one of its prices changes. The header does this, once a page. */
export function useCartUpkeep(): void {
  const dispatch = useAppDispatch();
  const now = useNow();
  const { data, refetch } = cartApi.useGetCartQuery();
  useEffect(() => {
    if (data) dispatch(saveCart(data));
  }, [data, dispatch]);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === savedCartKey) dispatch(takeOtherTabsCart());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [dispatch]);
  const change = nextPriceChange(data?.lines.flatMap((line) => line.rules) ?? [], now);
  useClockUntil(change);
  const awaited = useRef(change);
  useEffect(() => {
    if (awaited.current !== null && awaited.current <= now) void refetch();
    awaited.current = change;
  }, [change, now, refetch]);
}
