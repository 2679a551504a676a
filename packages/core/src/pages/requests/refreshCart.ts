import { cartApi, selectCartSubmissions } from '../../features/cart/index.ts';
import { readBuyNow } from '../../features/checkout/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { renewing } from '../reads/index.ts';
import type { PageName } from '../table/index.ts';

/**
 * Refetches the cart that a page shows when it is stale. With changes pending, their response
 * updates the cart instead.
 */
export function refreshCart(page: PageName, query: URLSearchParams): AppThunk {
  return (dispatch, getState) => {
    const showsCart = page === 'cart' || (page === 'checkout' && !readBuyNow(query));
    if (!showsCart || selectCartSubmissions(getState()).length > 0) return;
    void dispatch(cartApi.endpoints.getCart.initiate(undefined, renewing));
  };
}
