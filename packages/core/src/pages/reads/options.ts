import { freshForSeconds } from '@teranga/contract/freshForSeconds';

/** Without a subscription: hooks create their own, and unused responses expire from the cache. */
export const quiet = { subscribe: false } as const;

/**
 * For data with prices and stock: cached data is shown, and refetched once it exceeds the freshness
 * limit of any cache.
 */
export const renewing = { ...quiet, forceRefetch: freshForSeconds } as const;
