import { useCallback, useMemo } from 'react';
import { messageOr } from '../../lib/api/index.ts';
import { useAppSelector } from '../../lib/store/index.ts';
import type { Cart } from './cart.ts';
import { cartApi } from './cartApi.ts';
import { selectCart } from './cartSubmissions.ts';
import { selectSavedCart } from './savedCartSlice.ts';

/** Shown when the cart cannot be loaded and the server does not say why. */
const failureText = 'Erreur lors du chargement du panier';

interface CartData {
  cart: Cart | null;
  /** True while `cart` is the copy saved by this browser. */
  isCopy: boolean;
  /** Why the cart could not be fetched, with a retry; null when it was fetched or is loading. */
  failure: { message: string; retry: () => void } | null;
  reload: () => void;
}

/**
 * The cart, or this browser's saved copy while the cart is loading, unreachable, or not wanted yet.
 */
export function useCartData(isWanted = true): CartData {
  const { refetch } = cartApi.endpoints.getCart.useQuerySubscription(undefined, { skip: !isWanted });
  // Read even when not wanted: another part of the page may have fetched it.
  const { isError, error } = cartApi.endpoints.getCart.useQueryState(undefined);
  const cart = useAppSelector(selectCart);
  const saved = useAppSelector(selectSavedCart);
  const reload = useCallback(() => void refetch(), [refetch]);
  const message = isError ? messageOr(error, failureText) : null;
  const failure = useMemo(() => (message === null ? null : { message, retry: reload }), [message, reload]);
  return { cart: cart ?? saved, isCopy: cart === undefined, failure, reload };
}
