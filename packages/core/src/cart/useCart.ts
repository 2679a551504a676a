import { useMemo } from 'react';
import { useMoney } from '../currency/useMoney.ts';
import { useDeliveryFrom } from '../store-info/useDeliveryFrom.ts';
import { useAppDispatch, useAppSelector } from '../store/storeHooks.ts';
import { stockWarning, subtotal, unitCount, type CartLine } from './cart.ts';
import { cartApi } from './cartApi.ts';
import { articleCount, toCartLineView, type LineActions } from './cartViews.ts';
import { addToCart, removeFromCart, setCartQuantity } from './changeCart.ts';
import { raiseToast } from '../alerts/raiseToast.ts';
import { useCartData } from './useCartData.ts';
import type { CartView } from './views.ts';

/** Shown when the cart cannot be had. */
const cartFailureText = 'Erreur lors du chargement du panier';
/** Shown when an article was taken out, with a way to put it back. */
const removedText = 'Article retiré du panier.';

function useLineActions(): LineActions {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const remove = async (line: CartLine) => {
      const isRemoved = await dispatch(removeFromCart(line));
      if (!isRemoved) return;
      const undo = () => void dispatch(addToCart(line));
      dispatch(raiseToast({ tone: 'info', text: removedText, action: { label: 'Annuler', run: undo } }));
    };
    return {
      set: (line, quantity) => void dispatch(setCartQuantity(line, quantity)),
      remove: (line) => void remove(line),
    };
  }, [dispatch]);
}

/** /cart. */
export function useCart(): CartView {
  const money = useMoney();
  const settings = useAppSelector((state) => state.settings);
  const deliveryFrom = useDeliveryFrom();
  const actions = useLineActions();
  const { cart, hasFailed, retry } = useCartData();
  const { isFetching } = cartApi.useGetCartQuery();
  return useMemo((): CartView => {
    if (!cart)
      return hasFailed ? { status: 'failed', message: cartFailureText, retry } : { status: 'loading' };
    if (cart.lines.length === 0) return { status: 'empty' };
    return {
      status: 'ready',
      lines: cart.lines.map((line) => toCartLineView(line, money, settings, actions)),
      countLabel: articleCount(unitCount(cart)),
      subtotal: money.format(subtotal(cart)),
      deliveryFrom,
      isUpdating: isFetching,
      canCheckout: cart.lines.every((line) => stockWarning(line) === null),
    };
  }, [cart, hasFailed, retry, money, settings, actions, deliveryFrom, isFetching]);
}
