import { baseApi } from '../../lib/api/index.ts';
import { toFields, toNumber } from '../../lib/wire/index.ts';
import { isCurrencyCode, type Rates } from '../../domain/money/index.ts';

/** Shown when the exchange rates cannot be fetched. */
export const ratesFailureText = 'Failed to fetch exchange rates';

/** The supported currencies' rates in an answer of the rate service. */
export function toRates(body: unknown): Rates {
  const entries = Object.entries(toFields(toFields(body)['rates']))
    .map(([code, rate]) => [code, toNumber(rate)] as const)
    .filter(([code, rate]) => isCurrencyCode(code) && Number.isFinite(rate) && rate > 0);
  return Object.fromEntries(entries);
}

/** The call for exchange rates. */
export const ratesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The argument is another service's address, or null for the store's own. */
    getRates: build.query<Rates, string | null>({
      query: (address) => address ?? '/exchange-rates',
      transformResponse: toRates,
      keepUnusedDataFor: 3600,
    }),
  }),
});
