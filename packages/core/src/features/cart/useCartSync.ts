import { useEffect, useRef } from 'react';
import { useClockUntil, useNow } from '../../lib/clock/index.ts';
import { nextPriceChange } from '../../domain/pricing/index.ts';
import { useAppDispatch, useAppSelector } from '../../lib/store/index.ts';
import { cartApi } from './cartApi.ts';
import { selectCart } from './cartSubmissions.ts';
import { notifyRemovedItems } from './notifyRemovedItems.ts';
import { setCartOfOtherTab } from './changeCart.ts';
import { saveCart } from './savedCart.ts';
import { savedCartKey } from './savedCartKey.ts';

/**
 * Saves the cart's copy, and refetches the cart when one of its prices changes. Called once per
 * page, by the frame.
 */
export function useCartSync(): void {
  const dispatch = useAppDispatch();
  const now = useNow();
  const { refetch } = cartApi.endpoints.getCart.useQuerySubscription();
  const cart = useAppSelector(selectCart);
  const isKnown = useRef(false);
  useEffect(() => {
    if (!cart) return;
    // What leaves later leaves by the shopper's own hand.
    if (!isKnown.current) dispatch(notifyRemovedItems(cart));
    isKnown.current = true;
    dispatch(saveCart(cart));
  }, [cart, dispatch]);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === savedCartKey) dispatch(setCartOfOtherTab());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [dispatch]);
  const change = nextPriceChange(cart?.lines.flatMap((line) => line.rules) ?? [], now);
  useClockUntil(change);
  const awaited = useRef(change);
  useEffect(() => {
    if (awaited.current !== null && awaited.current <= now) void refetch();
    awaited.current = change;
  }, [change, now, refetch]);
}
