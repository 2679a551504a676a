import { unauthorizedStatus } from '@teranga/contract/statuses';
import { authApi, signedIn, signedOut } from '../../features/account/auth/index.ts';
import { loadCartOnce } from '../../features/cart/index.ts';
import { myOrdersApi } from '../../features/my-orders/index.ts';
import { loadWishlistOnce } from '../../features/wishlist/index.ts';
import { asApiError } from '../../lib/api/index.ts';
import type { PageRequest } from '../../pages/requests/index.ts';
import type { PageName } from '../../pages/table/index.ts';

/** Determines who is signed in. A guest stays unknown: the browser may hold a token. */
const customer = (): PageRequest => async (dispatch) => {
  const { data, error } = await dispatch(authApi.endpoints.getProfile.initiate());
  if (data) dispatch(signedIn(data));
  else if (asApiError(error).status !== unauthorizedStatus) dispatch(signedOut('unreachable'));
};

/** A subscription keeps them until the page is rendered. */
const myOrders = (): PageRequest => (dispatch) => dispatch(myOrdersApi.endpoints.getMyOrders.initiate());

/**
 * What a private page shows of its visitor, in its frame too: requested on the server before it is
 * rendered, so that the browser refetches none of it.
 */
export const privateRequests = (page: PageName): PageRequest[] => [
  customer(),
  loadCartOnce(),
  loadWishlistOnce(),
  ...(page === 'myOrders' ? [myOrders()] : []),
];
