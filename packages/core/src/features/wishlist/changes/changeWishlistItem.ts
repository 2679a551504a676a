import { nanoid } from '@reduxjs/toolkit';
import { orOffline } from '../../../lib/network/index.ts';
import { raiseToast } from '../../../lib/alerts/index.ts';
import { baseApi, messageOr } from '../../../lib/api/index.ts';
import { cachedProduct, productsApi } from '../../catalogue/index.ts';
import type { AppThunk, RootState } from '../../../lib/store/index.ts';
import { makeSender } from '../../../lib/submissions/index.ts';
import {
  selectWishlistSubmissions,
  toWishlist,
  wishlistApi,
  wishlistChangeFailureText,
  wishlistSubmissionsSlice,
  type Wishlist,
  type WishlistChange,
} from '../index.ts';

/** Shown when a product is added. */
const addedText = 'Ajouté à la liste de souhaits';
/** Shown when a product is removed, with an undo action. */
const removedText = 'Retiré de la liste de souhaits';

const { submitted, ended } = wishlistSubmissionsSlice.actions;

const { getWishlist } = wishlistApi.endpoints;
const { upsertQueryEntries } = wishlistApi.util;

const changesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The wishlist after the change; null when the response did not hold it. */
    changeWishlist: build.mutation<Wishlist | null, WishlistChange>({
      query: ({ productId, isWanted }) => ({
        url: `/wishlist/${encodeURIComponent(productId)}`,
        method: isWanted ? 'POST' : 'DELETE',
      }),
      transformResponse: toWishlist,
      invalidatesTags: (_wishlist, error) => (error ? ['Wishlist'] : []),
    }),
  }),
});

const sendInTurn = makeSender<WishlistChange>({
  select: selectWishlistSubmissions,
  ended,
  keyOf: ({ productId }) => productId,
  send: (change) => async (dispatch) => {
    const wishlist = await dispatch(changesApi.endpoints.changeWishlist.initiate(change)).unwrap();
    // Without the list in the response the change stays shown until the list is read.
    await dispatch(
      wishlist
        ? upsertQueryEntries([{ endpointName: 'getWishlist', arg: undefined, value: wishlist }])
        : getWishlist.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
  },
});

const productOf = (state: RootState, productId: string) =>
  productsApi.endpoints.getProduct.select(productId)(state).data ?? cachedProduct(state, productId);

function notified(productId: string, isWanted: boolean): AppThunk {
  return (dispatch) => {
    if (isWanted) {
      dispatch(raiseToast({ tone: 'success', text: addedText }));
      return;
    }
    const undo = () => void dispatch(changeWishlistItem(productId, true));
    dispatch(raiseToast({ tone: 'success', text: removedText, action: { label: 'Annuler', run: undo } }));
  };
}

/**
 * Adds or removes a product: shown at once, then sent. `id` is that of a submission already shown.
 */
export function changeWishlistItem(
  productId: string,
  isWanted: boolean,
  id: string = nanoid(),
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const product = isWanted ? productOf(getState(), productId) : null;
    dispatch(submitted({ id, change: { productId, isWanted, product } }));
    try {
      if (await dispatch(sendInTurn(id))) dispatch(notified(productId, isWanted));
    } catch (error) {
      dispatch(raiseToast({ tone: 'error', ...orOffline(messageOr(error, wishlistChangeFailureText)) }));
    }
  };
}
