import { readSignInOnce } from '../../features/account/auth/index.ts';
import { loadCartOnce, readSavedCart } from '../../features/cart/index.ts';
import { readChosenCurrency } from '../../features/currency/index.ts';
import type { PageRequest } from '../../pages/requests/index.ts';
import { loadWishlistOnce } from '../../features/wishlist/index.ts';

const chosenCurrency = (): PageRequest => (dispatch) => Promise.resolve(dispatch(readChosenCurrency()));

const savedCart = (): PageRequest => (dispatch) => Promise.resolve(dispatch(readSavedCart()));

/** The visitor's own data, fetched in the browser after hydration unless the page came with it. */
export function visitorRequests(): PageRequest[] {
  return [chosenCurrency(), savedCart(), readSignInOnce(), loadCartOnce(), loadWishlistOnce()];
}
