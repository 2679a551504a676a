import { useCallback, useMemo } from 'react';
import { messageOr } from '../api/apiError.ts';
import { useAppSelector } from '../store/storeHooks.ts';
import type { Cart } from './cart.ts';
import { cartApi } from './cartApi.ts';

/** Shown when the cart cannot be loaded and the server does not say why. */
const failureText = 'Erreur lors du chargement du panier';

interface CartData {
  cart: Cart | null;
  /** True while the cart is the copy that this browser kept. */
  isCopy: boolean;
  /** Why the real one could not be had, and a way to ask again; null where it was, or is on its way. */
  failure: { message: string; retry: () => void } | null;
  reload: () => void;
}

/** The cart, or the copy this browser kept while the real one is on its way, out of reach, or not wanted yet. */
export function useCartData(isWanted = true): CartData {
  const { refetch } = cartApi.endpoints.getCart.useQuerySubscription(undefined, { skip: !isWanted });
  // Read even where it is not wanted: another part of the page may have asked for it.
  const { data, isError, error } = cartApi.endpoints.getCart.useQueryState(undefined);
  const saved = useAppSelector((state) => state.savedCart.cart);
  const reload = useCallback(() => void refetch(), [refetch]);
  const message = isError ? messageOr(error, failureText) : null;
  const failure = useMemo(() => (message === null ? null : { message, retry: reload }), [message, reload]);
  return { cart: data ?? saved, isCopy: data === undefined, failure, reload };
}
