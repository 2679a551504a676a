import { useCallback, useState } from 'react';
import { orOffline } from '../../lib/network/index.ts';
import { raiseToast } from '../../lib/alerts/index.ts';
import { type AppThunk, useAppDispatch, useAppSelector } from '../../lib/store/index.ts';
import type { WishlistItemView } from './views.ts';
import { selectIsInWishlist } from './wishlistSubmissions.ts';

/** Shown when a product could be neither added nor removed. */
export const wishlistChangeFailureText = 'Failed to update wishlist';

/** Labels of the wishlist button. */
export const wishlistLabels = {
  add: 'Ajouter à la liste de souhaits',
  remove: 'Retirer de la liste de souhaits',
} as const;

const importChanges = () => import('./changes/index.ts');
let changes: ReturnType<typeof importChanges> | null = null;

/**
 * One promise for all presses: imports of a module may end, and its changes begin, in any order.
 */
function loadChanges() {
  changes ??= importChanges().catch((error: unknown) => {
    changes = null;
    throw error;
  });
  return changes;
}

/** Adds or removes a product; the code for it is loaded on first use. */
function setWishlistItem(productId: string, isWanted: boolean): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      const { changeWishlistItem } = await loadChanges();
      await dispatch(changeWishlistItem(productId, isWanted));
    } catch {
      dispatch(raiseToast({ tone: 'error', ...orOffline(wishlistChangeFailureText) }));
    }
  };
}

/** The wishlist button: shows a change at once, also while the code that sends it is loading. */
export function useWishlistItem(productId: string, name: string): WishlistItemView {
  const dispatch = useAppDispatch();
  const isSaved = useAppSelector((state) => selectIsInWishlist(state, productId));
  // Not a transition: React would make the next page wait for the answer.
  const [pending, setPending] = useState<{ isWanted: boolean } | null>(null);
  const isInWishlist = pending?.isWanted ?? isSaved;
  const toggle = useCallback(() => {
    const mine = { isWanted: !isInWishlist };
    setPending(mine);
    const settle = () => setPending((newest) => (newest === mine ? null : newest));
    void dispatch(setWishlistItem(productId, mine.isWanted)).then(settle);
  }, [dispatch, isInWishlist, productId]);
  return {
    isInWishlist,
    label: `${isInWishlist ? wishlistLabels.remove : wishlistLabels.add} : ${name}`,
    toggle,
  };
}
