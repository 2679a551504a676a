import { emptyCart, lineKey, withQuantity, type Cart } from '../cart/index.ts';
import { cartApi } from '../cart/index.ts';
import { reloadCart, setCart } from '../cart/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { selectSavedCart } from '../cart/index.ts';

/** The cart minus the ordered units. */
function without(cart: Cart, ordered: Cart): Cart {
  return ordered.lines.reduce((left, line) => {
    const known = left.lines.find((each) => lineKey(each) === lineKey(line));
    return known ? withQuantity(left, line, known.quantity - line.quantity) : left;
  }, cart);
}

/**
 * Removes the ordered units from the cart, its saved copy and the other tabs, then reloads the cart
 * from the server.
 */
export function removeOrderedItems(ordered: Cart): AppThunk {
  return (dispatch, getState) => {
    const { data } = cartApi.endpoints.getCart.select()(getState());
    const left = without(data ?? selectSavedCart(getState()) ?? emptyCart, ordered);
    dispatch(setCart(left));
    void dispatch(reloadCart());
  };
}
