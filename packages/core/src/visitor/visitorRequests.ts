import { readSignIn } from '../auth/signIn.ts';
import { reloadCartOnce } from '../cart/changeCart.ts';
import { readSavedCart } from '../cart/savedCart.ts';
import { readChosenCurrency } from '../currency/chosenCurrency.ts';
import type { PageRequest } from '../page-requests/pageRequests.ts';
import { loadWishlistOnce } from '../wishlist/loadWishlist.ts';

const chosenCurrency = (): PageRequest => (dispatch) => Promise.resolve(dispatch(readChosenCurrency()));

const savedCart = (): PageRequest => (dispatch) => Promise.resolve(dispatch(readSavedCart()));

/** The visitor's own data: fetched in the browser after hydration, never on the server. */
export function visitorRequests(): PageRequest[] {
  return [chosenCurrency(), savedCart(), readSignIn(), reloadCartOnce(), loadWishlistOnce()];
}
