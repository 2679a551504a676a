import { raiseToast } from '../alerts/raiseToast.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { lineKey, type Cart } from './cart.ts';

/** What is said of articles that the cart held at the last visit, and holds no more. */
function leftText(names: readonly string[]): string {
  const quoted = names.map((name) => `« ${name} »`).join(', ');
  return names.length === 1
    ? `${quoted} n’est plus dans votre panier.`
    : `Ces articles ne sont plus dans votre panier : ${quoted}.`;
}

/** Tells of what this browser's copy of the cart holds and the cart does not: an article that is sold no more leaves it. */
export function tellWhatLeft(cart: Cart): AppThunk {
  return (dispatch, getState) => {
    const kept = new Set(cart.lines.map(lineKey));
    const left = (getState().savedCart.cart?.lines ?? []).filter((line) => !kept.has(lineKey(line)));
    if (left.length > 0) dispatch(raiseToast({ tone: 'info', text: leftText(left.map(({ name }) => name)) }));
  };
}
