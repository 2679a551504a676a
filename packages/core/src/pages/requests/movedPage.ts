import { canonicalListHref, categoriesApi } from '../../features/catalogue/index.ts';
import type { RootState } from '../../lib/store/index.ts';
import type { PageName } from '../table/index.ts';

/** Where a page whose requests are answered has its one address; null when it is there. */
export function movedPage(state: RootState, page: PageName, query: URLSearchParams): string | null {
  if (page !== 'products') return null;
  const { getCategories, getCollections, getTags, getBrands } = categoriesApi.endpoints;
  return canonicalListHref(query, {
    categories: getCategories.select()(state).data ?? [],
    collections: getCollections.select()(state).data ?? [],
    tags: getTags.select()(state).data ?? [],
    brands: getBrands.select()(state).data ?? [],
  });
}
