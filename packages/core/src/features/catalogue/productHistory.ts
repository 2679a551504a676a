import { baseApi } from '../../lib/api/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import type { StoreServices } from '../../lib/services/index.ts';
import type { ProductFilters } from './filters/index.ts';
import { productsApi } from './productsApi.ts';

/** How many visited product lists stay cached, so that going back shows them at once. */
export const savedLists = 5;

interface Visit {
  queryCacheKey: string;
  unsubscribe: () => void;
}

const histories = new WeakMap<StoreServices, Visit[]>();

/** Retains a visited list in the cache; beyond five, drops the least recently visited one. */
export function saveProductList(filters: ProductFilters): AppThunk {
  return (dispatch, _getState, services) => {
    const visit = dispatch(productsApi.endpoints.getProducts.initiate(filters));
    const earlier = (histories.get(services) ?? []).filter((each) => {
      if (each.queryCacheKey === visit.queryCacheKey) each.unsubscribe();
      return each.queryCacheKey !== visit.queryCacheKey;
    });
    const visits = [...earlier, { queryCacheKey: visit.queryCacheKey, unsubscribe: visit.unsubscribe }];
    for (const dropped of visits.splice(0, visits.length - savedLists)) {
      dropped.unsubscribe();
      dispatch(
        baseApi.internalActions.removeQueryResult({
          queryCacheKey: dropped.queryCacheKey as Parameters<
            typeof baseApi.internalActions.removeQueryResult
          >[0]['queryCacheKey'],
        }),
      );
    }
    histories.set(services, visits);
  };
}
