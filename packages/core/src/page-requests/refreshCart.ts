import { cartApi } from '../cart/cartApi.ts';
import { cartQueueOf } from '../cart/cartQueue.ts';
import { readBuyNow } from '../checkout/buyNow.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { renewing } from './asking.ts';
import type { PageName } from './pageRequests.ts';

/** Asks anew for the cart that a page shows, where it was read a while ago. A cart that is being changed is told by the answer to that. */
export function refreshCart(page: PageName, query: URLSearchParams): AppThunk {
  return (dispatch, _getState, services) => {
    const showsCart = page === 'cart' || (page === 'checkout' && !readBuyNow(query));
    if (!showsCart || cartQueueOf(services).pending > 0) return;
    void dispatch(cartApi.endpoints.getCart.initiate(undefined, renewing));
  };
}
