import { nanoid } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { orOffline } from '../../lib/network/index.ts';
import { raiseToast } from '../../lib/alerts/index.ts';
import { loadOnce } from '../../lib/retry/index.ts';
import { type AppThunk, useAppDispatch, useAppSelector } from '../../lib/store/index.ts';
import type { WishlistItemView } from './views.ts';
import { selectIsInWishlist, wishlistSubmissionsSlice } from './wishlistSubmissions.ts';

/** Shown when a product could be neither added nor removed. */
export const wishlistChangeFailureText = 'Failed to update wishlist';

/** Labels of the wishlist button. */
export const wishlistLabels = {
  add: 'Ajouter à la liste de souhaits',
  remove: 'Retirer de la liste de souhaits',
} as const;

/** One promise for all presses, so that their changes begin in the order of the presses. */
const loadChanges = loadOnce(() => import('./changes/index.ts'));

const { submitted, ended } = wishlistSubmissionsSlice.actions;

/** Adds or removes a product: shown at once, sent when the code for it has loaded. */
function setWishlistItem(productId: string, isWanted: boolean): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const id = nanoid();
    dispatch(submitted({ id, change: { productId, isWanted, product: null } }));
    try {
      const { changeWishlistItem } = await loadChanges();
      await dispatch(changeWishlistItem(productId, isWanted, id));
    } catch {
      dispatch(ended(id));
      dispatch(raiseToast({ tone: 'error', ...orOffline(wishlistChangeFailureText) }));
    }
  };
}

/** The wishlist button. */
export function useWishlistItem(productId: string, name: string): WishlistItemView {
  const dispatch = useAppDispatch();
  const isInWishlist = useAppSelector((state) => selectIsInWishlist(state, productId));
  const toggle = useCallback(
    () => void dispatch(setWishlistItem(productId, !isInWishlist)),
    [dispatch, isInWishlist, productId],
  );
  return {
    isInWishlist,
    label: `${isInWishlist ? wishlistLabels.remove : wishlistLabels.add} : ${name}`,
    toggle,
  };
}
