import { orOffline } from '../../../lib/network/index.ts';
import { raiseToast } from '../../../lib/alerts/index.ts';
import { messageOr } from '../../../lib/api/index.ts';
import { knownProduct } from '../../catalogue/index.ts';
import { productsApi } from '../../catalogue/index.ts';
import type { ProductSummary } from '../../../domain/product/index.ts';
import type { AppThunk, RootState } from '../../../lib/store/index.ts';
import { wishlistFailureText } from '../index.ts';
import { wishlistApi, type Wishlist } from '../index.ts';
import { wishlistChangesApi } from './changesApi.ts';
import { wishlistQueueOf } from './wishQueue.ts';

/** Shown when a product is added. */
const addedText = 'Ajouté à la liste de souhaits';
/** Shown when a product is removed, with an undo action. */
const removedText = 'Retiré de la liste de souhaits';

function productOf(state: RootState, productId: string): ProductSummary | null {
  return productsApi.endpoints.getProduct.select(productId)(state).data ?? knownProduct(state, productId);
}

/** The wishlist as it will be if the server agrees. */
function expected(wishlist: Wishlist, productId: string, added: ProductSummary | null): Wishlist {
  const others = {
    ids: wishlist.ids.filter((id) => id !== productId),
    products: wishlist.products.filter(({ id }) => id !== productId),
  };
  return added ? { ids: [productId, ...others.ids], products: [added, ...others.products] } : others;
}

function showWishlist(wishlist: Wishlist): AppThunk {
  return (dispatch) => {
    dispatch(
      wishlistApi.util.upsertQueryEntries([{ endpointName: 'getWishlist', arg: undefined, value: wishlist }]),
    );
  };
}

function reloadWishlist(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(
      wishlistApi.endpoints.getWishlist.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
  };
}

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
 * Sends a change, saves the wishlist the server returns, and resolves to whether the change was
 * made.
 */
function sendWishlistItem(productId: string, isWanted: boolean): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, services) => {
    const queue = wishlistQueueOf(services);
    try {
      const setting = dispatch(
        wishlistChangesApi.endpoints.setWishlistItem.initiate({ productId, isWanted }),
      );
      const answer = await setting.unwrap();
      if (answer === 'overtaken') return false;
      queue.confirmed = answer === 'made' ? null : answer;
      return true;
    } catch (error) {
      dispatch(raiseToast({ tone: 'error', ...orOffline(messageOr(error, wishlistFailureText)) }));
      return false;
    }
  };
}

/**
 * Adds or removes a product: applied optimistically, sent, then replaced by the server's wishlist.
 */
export function changeWishlistItem(productId: string, isWanted: boolean): AppThunk<Promise<void>> {
  return async (dispatch, getState, services) => {
    const queue = wishlistQueueOf(services);
    const shown = wishlistApi.endpoints.getWishlist.select()(getState()).data;
    if (queue.pending === 0) queue.confirmed = shown ?? null;
    queue.pending += 1;
    const product = isWanted ? productOf(getState(), productId) : null;
    // A product not in any cache appears only after the server's response.
    if (shown && (product || !isWanted)) dispatch(showWishlist(expected(shown, productId, product)));
    const isMade = await dispatch(sendWishlistItem(productId, isWanted));
    queue.pending -= 1;
    if (isMade) dispatch(notified(productId, isWanted));
    if (queue.pending > 0) return;
    if (queue.confirmed) dispatch(showWishlist(queue.confirmed));
    if (!isMade || !queue.confirmed) await dispatch(reloadWishlist());
  };
}
