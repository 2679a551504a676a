import { raiseToast } from '../alerts/raiseToast.ts';
import type { AppThunk } from '../store/makeStore.ts';
import type { CartLine } from './cart.ts';
import { addFailureText } from './cartTexts.ts';

/** Adds units of an article; the code that does it is fetched when it is first needed. */
export function addSoon(line: CartLine): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    try {
      const { addToCart } = await import('./changeCart.ts');
      return await dispatch(addToCart(line));
    } catch {
      dispatch(raiseToast({ tone: 'error', text: addFailureText }));
      return false;
    }
  };
}
