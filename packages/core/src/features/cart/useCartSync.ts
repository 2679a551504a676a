import { useEffect } from 'react';
import { useClockUntil, useNow } from '../../lib/clock/index.ts';
import { nextPriceChange } from '../../domain/pricing/index.ts';
import {
  addAppListener,
  type AppThunk,
  type RootState,
  useAppDispatch,
  useAppSelector,
} from '../../lib/store/index.ts';
import { cartApi } from './cartApi.ts';
import type { Cart } from './cart.ts';
import { selectCart } from './cartSubmissions.ts';
import { notifyRemovedItems } from './notifyRemovedItems.ts';
import { invalidateCart, setCartOfOtherTab } from './changeCart.ts';
import { saveCart } from './savedCart.ts';
import { savedCartKey } from './savedCartKey.ts';

const nextChangeOf = (cart: Cart | undefined, now: number) =>
  nextPriceChange(cart?.lines.flatMap((line) => line.rules) ?? [], now);

/** Whether a price of the cart has changed since `before`. */
function isRepriced({ clock }: RootState, before: RootState): boolean {
  if (clock.now <= before.clock.now) return false;
  const change = nextChangeOf(selectCart(before), before.clock.now);
  return change !== null && change <= clock.now;
}

/** Saves the first cart that is known. What leaves it later leaves by the shopper's own hand. */
const saveFirstCart =
  (cart: Cart): AppThunk =>
  (dispatch) => {
    dispatch(notifyRemovedItems(cart));
    dispatch(saveCart(cart));
  };

const savesCopy = () =>
  addAppListener({
    predicate: (_action, state, before) => selectCart(state) !== selectCart(before),
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const cart = selectCart(getState());
      if (cart) dispatch((selectCart(getOriginalState()) ? saveCart : saveFirstCart)(cart));
    },
  });

const refetchesRepriced = () =>
  addAppListener({
    predicate: (_action, state, before) => isRepriced(state, before),
    effect: (_action, { dispatch }) => void dispatch(invalidateCart()),
  });

/** Saves the cart that is known already. */
const saveKnownCart = (): AppThunk => (dispatch, getState) => {
  const cart = selectCart(getState());
  if (cart) dispatch(saveFirstCart(cart));
};

/**
 * Saves the cart's copy, and refetches the cart when one of its prices changes. Called once per
 * page, by the frame.
 */
export function useCartSync(): void {
  const dispatch = useAppDispatch();
  cartApi.endpoints.getCart.useQuerySubscription();
  useEffect(() => {
    dispatch(saveKnownCart());
    const ends = [dispatch(savesCopy()), dispatch(refetchesRepriced())];
    return () => ends.forEach((end) => end());
  }, [dispatch]);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === savedCartKey) dispatch(setCartOfOtherTab());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [dispatch]);
  const now = useNow();
  useClockUntil(nextChangeOf(useAppSelector(selectCart), now));
}
