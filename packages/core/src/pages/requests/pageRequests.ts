import type { AppThunk, RootState } from '../../lib/store/index.ts';
import { cachedProduct, productsApi } from '../../features/catalogue/index.ts';
import { pageReads, type HomeRequestName, type SharedRequest } from '../reads/index.ts';
import { definitionOf, type PageName, type PageParams } from '../table/index.ts';

/**
 * Thunk that fetches one response into the Redux store; await its result. Failures are stored,
 * never thrown.
 */
export type PageRequest = AppThunk<PromiseLike<unknown>>;

/**
 * A page's visitor-independent requests, sent before it is rendered, on the server and in the
 * browser.
 */
export function pageRequests(
  page: PageName,
  params: PageParams,
  query: URLSearchParams,
  home: readonly HomeRequestName[],
): SharedRequest[] {
  return definitionOf(page).requests?.(pageReads, params, { query, home }) ?? [];
}

/**
 * Whether a page has no response of its own yet but a list's data, which suffices for a light
 * preview.
 */
export function hasPreviewState(state: RootState, page: PageName, { productId = '' }: PageParams): boolean {
  if (page !== 'product') return false;
  const isAnswered = productsApi.endpoints.getProduct.select(productId)(state).data !== undefined;
  return !isAnswered && cachedProduct(state, productId) !== null;
}

/** What every page shows: the store, popular categories, popular tags. */
export function initialRequests(): SharedRequest[] {
  return [pageReads.store(), pageReads.popularCategories(), pageReads.popularTags()];
}
