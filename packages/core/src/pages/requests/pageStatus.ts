import { asApiError, isMissing } from '../../lib/api/index.ts';
import { readCollectionPage } from '../../features/catalogue/index.ts';
import { productsApi } from '../../features/catalogue/index.ts';
import { ordersApi } from '../../features/orders/index.ts';
import { requestedService } from './requestedService.ts';
import { servicesApi } from '../../features/services/index.ts';
import type { RootState } from '../../lib/store/index.ts';
import type { PageName, PageParams } from './pageRequests.ts';

const okStatus = 200;
const missingStatus = 404;
const failedStatus = 503;

/** The error of the page's main request; null when there is none. */
function pageFailure(state: RootState, page: PageName, params: PageParams, query: URLSearchParams): unknown {
  const { productId = '', orderRef = '', serviceId = '', slug = '' } = params;
  if (page === 'product') return productsApi.endpoints.getProduct.select(productId)(state).error ?? null;
  if (page === 'service') return servicesApi.endpoints.getService.select(serviceId)(state).error ?? null;
  if (page === 'quote') return requestedService(state, params, query).error;
  if (page === 'orderTracking') return ordersApi.endpoints.getOrder.select(orderRef)(state).error ?? null;
  if (page === 'theme') {
    return (
      productsApi.endpoints.getTheme.select({ slug, page: readCollectionPage(query) })(state).error ?? null
    );
  }
  return null;
}

/** The HTTP status of a page whose requests are answered. */
export function pageStatus(
  state: RootState,
  page: PageName,
  params: PageParams,
  query: URLSearchParams,
): number {
  if (page === 'notFound') return missingStatus;
  if (page === 'quote' && requestedService(state, params, query).isMissing) return missingStatus;
  const failure = pageFailure(state, page, params, query);
  if (failure === null) return okStatus;
  return isMissing(failure) ? asApiError(failure).status : failedStatus;
}
