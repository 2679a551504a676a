import { nanoid } from '@reduxjs/toolkit';
import { asApiError, baseApi, messageOr, type ApiError } from '../../lib/api/index.ts';
import { offlineTitle, tryOnlineText } from '../../lib/network/index.ts';
import { raiseToast, type ToastWords } from '../../lib/alerts/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { makeSender } from '../../lib/submissions/index.ts';
import { cartApi } from './cartApi.ts';
import {
  emptyCart,
  lineKey,
  shortStockTitle,
  type AddedLine,
  type Cart,
  type CartChange,
  type CartLineId,
} from './cart.ts';
import { cartSubmissionsSlice, selectCartSubmissions } from './cartSubmissions.ts';
import { readSavedCart, saveCart } from './savedCart.ts';

/** Shown when a product was added. */
export const addedText = 'Votre article a été ajouté à votre panier.';
/** Shown when a quantity was changed. */
export const updatedText = 'Votre article a été mis à jour dans votre panier.';

/** Shown for a change that could not be sent; it is not retried automatically. */
const unchangedText = 'Votre panier n’a pas changé.';

const { submitted, ended } = cartSubmissionsSlice.actions;

/** Takes a cart for the server's answer. An older response still in flight cannot replace it. */
const setCartCache = (cart: Cart) =>
  cartApi.util.upsertQueryEntries([{ endpointName: 'getCart', arg: undefined, value: cart }]);

/** Refetches the cart; the current one stays on screen meanwhile. */
export const invalidateCart = () => baseApi.util.invalidateTags(['Cart']);

const readCart = (forceRefetch: boolean) =>
  cartApi.endpoints.getCart.initiate(undefined, { forceRefetch, subscribe: false });

/** Reads the cart, unless it has been read. */
export function loadCartOnce(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(readCart(false));
  };
}

/** Shows the cart as saved by another tab of this browser. */
export function setCartOfOtherTab(): AppThunk {
  return (dispatch, getState) => {
    const cart = dispatch(readSavedCart());
    // With changes pending in this tab, their response will update the cart.
    if (cart && selectCartSubmissions(getState()).length === 0) dispatch(setCartCache(cart));
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

/** What is said about a change. */
interface ChangeTexts {
  success: string | null;
  failure: string;
  /** About the cart when there was no network to send the change. */
  unsent: string;
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

const sendInTurn = makeSender<CartChange>({
  select: selectCartSubmissions,
  ended,
  keyOf: (change) => (change.kind === 'add' ? null : lineKey(change.line)),
  send: (change) => async (dispatch) => {
    const cart = await dispatch(cartApi.endpoints.changeCart.initiate(change)).unwrap();
    // Without the cart in the response the change stays shown until the cart is read.
    await dispatch(cart ? setCartCache(cart) : readCart(true));
  },
});

/** Shows a change at once and sends it; resolves to whether it was made. */
function submit(
  change: CartChange,
  { success, failure, unsent }: ChangeTexts,
  notify: Notify = raiseToast,
): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const id = nanoid();
    dispatch(submitted({ id, change }));
    // Checked before sending: if the network drops afterwards, the change may have reached the
    // server.
    const isOffline = !navigator.onLine;
    try {
      await dispatch(sendInTurn(id));
    } catch (error) {
      const words = failureWords(asApiError(error), failure, isOffline ? unsent : null);
      dispatch(notify({ tone: 'error', ...words }));
      return false;
    }
    const isLast = selectCartSubmissions(getState()).length === 0;
    if (isLast && success) dispatch(notify({ tone: 'success', text: success }));
    return true;
  };
}

/** Adds units of a product, at a position if the line names one. */
export const addToCart = (line: AddedLine, notify?: Notify): AppThunk<Promise<boolean>> =>
  submit(
    { kind: 'add', line },
    {
      success: addedText,
      failure: "Erreur lors de l'ajout au panier",
      unsent: 'Rien n’a été ajouté à votre panier.',
    },
    notify,
  );

/** Sets a line's quantity. */
export const setCartQuantity = (
  { productId, variationId }: CartLineId,
  quantity: number,
  notify?: Notify,
): AppThunk<Promise<boolean>> =>
  submit(
    { kind: 'set', line: { productId, variationId }, quantity },
    { success: updatedText, failure: 'Erreur lors de la mise à jour du panier', unsent: unchangedText },
    notify,
  );

/** Takes a product out of the cart. */
export const removeFromCart = ({ productId, variationId }: CartLineId): AppThunk<Promise<boolean>> =>
  submit(
    { kind: 'set', line: { productId, variationId }, quantity: 0 },
    { success: null, failure: 'Erreur lors de la suppression du panier', unsent: unchangedText },
  );
