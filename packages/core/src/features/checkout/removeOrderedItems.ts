import {
  type Cart,
  emptyCart,
  invalidateCart,
  lineKey,
  selectCart,
  selectSavedCart,
  setCart,
  withQuantity,
} from '../cart/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';

/** The cart minus the ordered units. */
function without(cart: Cart, ordered: Cart): Cart {
  return ordered.lines.reduce((left, line) => {
    const cartLine = left.lines.find((each) => lineKey(each) === lineKey(line));
    return cartLine ? withQuantity(left, line, cartLine.quantity - line.quantity) : left;
  }, cart);
}

/**
 * Removes the ordered units from the cart, its saved copy and the other tabs, then refetches the
 * cart.
 */
export function removeOrderedItems(ordered: Cart): AppThunk {
  return (dispatch, getState) => {
    const left = without(selectCart(getState()) ?? selectSavedCart(getState()) ?? emptyCart, ordered);
    dispatch(setCart(left));
    dispatch(invalidateCart());
  };
}
