import { useCallback } from 'react';
import { productsApi } from '../../api/productsApi.ts';
import { useConsoleDispatch } from '../../lib/consoleStore.ts';
import type { PriceRule } from './priceRules.ts';

const { product, changeProduct } = productsApi.endpoints;

/** Changes the rules of a product as it is now; refused when it changes in between. */
export function useRuleChange() {
  const dispatch = useConsoleDispatch();
  return useCallback(
    async (id: string, next: (rules: readonly PriceRule[]) => PriceRule[]): Promise<{ error?: unknown }> => {
      // Lists have no rules, and a product in the cache may be of a minute ago.
      const { data, error } = await dispatch(product.initiate(id, { subscribe: false, forceRefetch: true }));
      if (!data) return { error };
      const body = { multiPricing: next(data.multiPricing) };
      return dispatch(changeProduct.initiate({ id, version: data.version, body }));
    },
    [dispatch],
  );
}
