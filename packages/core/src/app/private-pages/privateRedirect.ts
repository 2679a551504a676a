import { selectAuth, signInHref } from '../../features/account/auth/index.ts';
import { selectCart } from '../../features/cart/index.ts';
import { readBuyNow } from '../../features/checkout/index.ts';
import { ordersApi } from '../../features/orders/index.ts';
import { confirmedRef } from '../../features/orders/links/index.ts';
import { isMissing } from '../../lib/api/index.ts';
import type { RootState } from '../../lib/store/index.ts';
import type { PageName } from '../../pages/table/index.ts';

/** Whether nobody is signed in, unless that could not be determined. */
const isGuest = (state: RootState): boolean => selectAuth(state).status === 'unknown';

function isOrderMissing(state: RootState, query: URLSearchParams): boolean {
  const ref = confirmedRef(query);
  return ref === null || isMissing(ordersApi.endpoints.getOrder.select(ref)(state).error);
}

/** An empty cart has nothing to pay; it says itself what it held and is no longer sold. */
function emptyCartRedirect(state: RootState): string | null {
  const cart = selectCart(state);
  if (cart?.lines.length !== 0) return null;
  return cart.withdrawn ? '/cart' : '/';
}

/**
 * Where the visitor of a private page is sent instead; null when the page can be shown. The page's
 * requests are answered.
 */
export function privateRedirect(state: RootState, page: PageName, url: URL): string | null {
  const { pathname, search, searchParams } = url;
  switch (page) {
    case 'profile':
    case 'myOrders':
      return isGuest(state) ? signInHref(`${pathname}${search}`) : null;
    case 'orderConfirmation':
      return isOrderMissing(state, searchParams) ? '/' : null;
    case 'checkout':
      return readBuyNow(searchParams) === null ? emptyCartRedirect(state) : null;
    default:
      return null;
  }
}
