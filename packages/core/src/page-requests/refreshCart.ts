import { cartApi } from '../cart/cartApi.ts';
import { cartQueueOf } from '../cart/cartQueue.ts';
import { readBuyNow } from '../checkout/buyNow.ts';
import type { AppThunk } from '../store/rootReducer.ts';
import { renewing } from './asking.ts';
import type { PageName } from './pageRequests.ts';

/**
 * Refetches the cart that a page shows when it is stale. With changes pending, their response
 * updates the cart instead.
 */
export function refreshCart(page: PageName, query: URLSearchParams): AppThunk {
  return (dispatch, _getState, services) => {
    const showsCart = page === 'cart' || (page === 'checkout' && !readBuyNow(query));
    if (!showsCart || cartQueueOf(services).pending > 0) return;
    void dispatch(cartApi.endpoints.getCart.initiate(undefined, renewing));
  };
}
