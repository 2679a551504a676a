import { raiseToast } from '../../lib/alerts/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { lineKey, type Cart } from './cart.ts';
import { selectSavedCart } from './savedCartSlice.ts';

/**
 * Notifies the shopper of lines in the saved copy that the cart no longer holds: the server removes
 * products no longer sold.
 */
export function notifyRemovedItems({ lines }: Cart): AppThunk {
  return (dispatch, getState) => {
    const saved = lines.map(lineKey);
    const left = selectSavedCart(getState())?.lines.filter((line) => !saved.includes(lineKey(line))) ?? [];
    const names = left.map(({ name }) => name).join(', ');
    if (names) dispatch(raiseToast({ tone: 'info', text: `Retiré de votre panier : ${names}.` }));
  };
}
