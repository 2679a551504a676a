import { cartApi } from '../cart/cartApi.ts';
import { cartQueueOf } from '../cart/cartQueue.ts';
import { readThemePage } from '../catalogue/collectionTheme.ts';
import { readFilters } from '../catalogue/productFilters.ts';
import { productsApi } from '../catalogue/productsApi.ts';
import { readBuyNow } from '../checkout/buyNow.ts';
import type { AppThunk } from '../store/makeStore.ts';
import type { PageName, PageParams, PageRequest } from './pageRequests.ts';

/** For how long, in seconds, an answer with prices and stock is shown without asking whether it still holds: as long as every cache may keep it. */
export const freshForSeconds = 20;

const whenOld = { subscribe: false, forceRefetch: freshForSeconds } as const;

function requestsOf(page: PageName, { productId, slug }: PageParams, query: URLSearchParams): PageRequest[] {
  const { getProduct, getProducts, getTheme } = productsApi.endpoints;
  switch (page) {
    case 'products':
      return [getProducts.initiate(readFilters(query), whenOld)];
    case 'product':
      return productId === undefined ? [] : [getProduct.initiate(productId, whenOld)];
    case 'theme':
      return slug === undefined ? [] : [getTheme.initiate({ slug, page: readThemePage(query) }, whenOld)];
    case 'cart':
    case 'checkout': {
      const buyNow = readBuyNow(query);
      return buyNow
        ? [getProduct.initiate(buyNow.productId, whenOld)]
        : [cartApi.endpoints.getCart.initiate(undefined, whenOld)];
    }
    default:
      return [];
  }
}

/**
 * Asks anew for what a page that is gone to shows of prices and stock, where it was read more than {@link freshForSeconds} ago: it is shown as it
 * is until the answer is there. A cart that is being changed is told by the answer to that.
 */
export function refreshPage(page: PageName, params: PageParams, query: URLSearchParams): AppThunk {
  return (dispatch, _getState, services) => {
    const isChanging = cartQueueOf(services).pending > 0;
    if (isChanging && (page === 'cart' || page === 'checkout')) return;
    for (const request of requestsOf(page, params, query)) void dispatch(request);
  };
}
