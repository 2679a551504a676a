import { raiseToast } from '../alerts/raiseToast.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { lineKey, type Cart } from './cart.ts';

/** Tells of what this browser's copy of the cart holds and the cart does not: an article that is sold no more leaves it. */
export function notifyRemovedItems({ lines }: Cart): AppThunk {
  return (dispatch, getState) => {
    const saved = lines.map(lineKey);
    const left = getState().savedCart.cart?.lines.filter((line) => !saved.includes(lineKey(line))) ?? [];
    const names = left.map(({ name }) => name).join(', ');
    if (names) dispatch(raiseToast({ tone: 'info', text: `Retiré de votre panier : ${names}.` }));
  };
}
