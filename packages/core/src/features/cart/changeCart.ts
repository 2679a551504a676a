import { asApiError, messageOr, type ApiError } from '../../lib/api/index.ts';
import { offlineTitle, tryOnlineText } from '../../lib/network/index.ts';
import { raiseToast, type ToastWords } from '../../lib/alerts/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { cartApi } from './cartApi.ts';
import {
  emptyCart,
  shortStockTitle,
  withAdded,
  withQuantity,
  type AddedLine,
  type Cart,
  type CartLineId,
} from './cart.ts';
import { cartQueueOf } from './cartQueue.ts';
import { readSavedCart, saveCart } from './savedCart.ts';

/** Shown when an article was added. */
export const addedText = 'Votre article a été ajouté à votre panier.';
/** Shown when a quantity was changed. */
export const updatedText = 'Votre article a été mis à jour dans votre panier.';

/** Shown for a change that could not be sent; it is not retried automatically. */
const unchangedText = 'Votre panier n’a pas changé.';

const cartShown = { type: 'cart/shown' };

/** Puts a cart into the cache, so that everything that shows the cart shows this one. */
export function setCartCache(cart: Cart): AppThunk {
  return (dispatch) => {
    // Upserted synchronously, so that an older response still in flight cannot overwrite it.
    dispatch(cartApi.util.upsertQueryEntries([{ endpointName: 'getCart', arg: undefined, value: cart }]));
    // RTK notifies of an upsert in the next frame only, unless another action follows; this one
    // updates the badge at once.
    dispatch(cartShown);
  };
}

/** Refetches the cart; the current one stays on screen meanwhile. */
export function reloadCart(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(cartApi.endpoints.getCart.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
}

/** Reads the cart, unless it has been read. */
export function reloadCartOnce(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(cartApi.endpoints.getCart.initiate(undefined, { subscribe: false }));
  };
}

/** Shows the cart as saved by another tab of this browser. */
export function setCartOfOtherTab(): AppThunk {
  return (dispatch, _getState, services) => {
    const cart = dispatch(readSavedCart());
    // With changes pending in this tab, their response will update the cart.
    if (cart && cartQueueOf(services).pending === 0) dispatch(setCartCache(cart));
  };
}

/** Shows a cart here, in its copy, and in the other tabs. */
export function setCart(cart: Cart): AppThunk {
  return (dispatch) => {
    dispatch(setCartCache(cart));
    dispatch(saveCart(cart));
  };
}

/** Empties the cart everywhere: it is somebody else's now. */
export const clearCart = (): AppThunk => setCart(emptyCart);

/** How the outcome of a change is shown to the shopper. */
export type Notify = (words: ToastWords) => AppThunk;

interface Change {
  /** The cart as it will be if the server agrees. */
  expected: (cart: Cart) => Cart;
  /** Sends the change; null when the answer did not hold the cart. */
  send: () => AppThunk<Promise<Cart | null>>;
  success: string | null;
  failure: string;
  /** Message about the cart when there was no network to send the change. */
  unsent: string;
  notify?: Notify | undefined;
}

/**
 * Error message of a failed change; `unsent` is used when it was not sent for lack of a network.
 */
function failureWords(
  error: ApiError,
  failure: string,
  unsent: string | null,
): Pick<ToastWords, 'title' | 'text'> {
  if (error.isNetworkError && unsent !== null)
    return { title: offlineTitle, text: `${unsent} ${tryOnlineText}` };
  const text = messageOr(error, failure);
  return error.fields?.['quantity'] === undefined ? { text } : { title: shortStockTitle, text };
}

/**
 * Applies a change optimistically, sends it, then shows the server's cart; resolves to whether the
 * change was made.
 */
function changeCart({
  expected,
  send,
  success,
  failure,
  unsent,
  notify = raiseToast,
}: Change): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, services) => {
    const queue = cartQueueOf(services);
    const shown = cartApi.endpoints.getCart.select()(getState()).data;
    if (queue.pending === 0) queue.confirmed = shown ?? null;
    queue.pending += 1;
    if (shown) dispatch(setCartCache(expected(shown)));
    // Checked before sending: if the network drops afterwards, the change may have reached the
    // server.
    const isOffline = !navigator.onLine;
    let isMade = true;
    let isReported = true;
    try {
      const cart = await dispatch(send());
      isReported = cart !== null;
      if (cart) queue.confirmed = cart;
    } catch (error) {
      isMade = false;
      dispatch(
        notify({ tone: 'error', ...failureWords(asApiError(error), failure, isOffline ? unsent : null) }),
      );
    }
    queue.pending -= 1;
    if (queue.pending > 0) return isMade;
    if (queue.confirmed) dispatch(setCart(queue.confirmed));
    if (!isReported || !isMade || !queue.confirmed) void dispatch(reloadCart());
    if (isMade && success) dispatch(notify({ tone: 'success', text: success }));
    return isMade;
  };
}

/**
 * Adds units of a product; `expected` computes the optimistic cart where it is not simply one more
 * line.
 */
export function addToCart(
  line: AddedLine,
  notify?: Notify,
  expected: Change['expected'] = (cart) => withAdded(cart, line),
): AppThunk<Promise<boolean>> {
  return changeCart({
    expected,
    send: () => (dispatch) => dispatch(cartApi.endpoints.addToCart.initiate(line)).unwrap(),
    success: addedText,
    failure: "Erreur lors de l'ajout au panier",
    unsent: 'Rien n’a été ajouté à votre panier.',
    notify,
  });
}

/** Sets a line's quantity. */
export function setCartQuantity(
  id: CartLineId,
  quantity: number,
  notify?: Notify,
): AppThunk<Promise<boolean>> {
  return changeCart({
    expected: (cart) => withQuantity(cart, id, quantity),
    send: () => (dispatch) => dispatch(cartApi.endpoints.updateCart.initiate({ ...id, quantity })).unwrap(),
    success: updatedText,
    failure: 'Erreur lors de la mise à jour du panier',
    unsent: unchangedText,
    notify,
  });
}

/** Takes an article out of the cart. */
export function removeFromCart(id: CartLineId): AppThunk<Promise<boolean>> {
  return changeCart({
    expected: (cart) => withQuantity(cart, id, 0),
    send: () => (dispatch) => dispatch(cartApi.endpoints.removeFromCart.initiate(id)).unwrap(),
    success: null,
    failure: 'Erreur lors de la suppression du panier',
    unsent: unchangedText,
  });
}
