import type { AppThunk } from '../../lib/store/index.ts';
import { wishlistApi } from './wishlistApi.ts';

/** Reads the wishlist, unless it has been read. */
export function loadWishlistOnce(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(wishlistApi.endpoints.getWishlist.initiate(undefined, { subscribe: false }));
  };
}
