import { freshForSeconds } from '@teranga/contract/freshness';

/** Without a subscription: hooks make their own, and what nobody shows goes by itself. */
export const quiet = { subscribe: false } as const;

/** Of what has prices and stock: what is known is shown, and asked for anew once any cache would have done so. */
export const renewing = { ...quiet, forceRefetch: freshForSeconds } as const;
