import { useMemo } from 'react';
import { moneyIn, type Money } from '../../domain/money/index.ts';
import { useAppSelector } from '../../lib/store/index.ts';
import { ratesApi } from './ratesApi.ts';
import { selectCurrency } from './currencySlice.ts';

/** How amounts are formatted for this shopper. Rates are fetched only when needed. */
export function useMoney(): Money {
  const code = useAppSelector(selectCurrency);
  const address = useAppSelector((state) => state.settings.exchangeRatesUrl);
  const { data } = ratesApi.useGetRatesQuery(address, { skip: code === 'XOF' });
  return useMemo(() => moneyIn(code, data ?? {}), [code, data]);
}
