import { useMemo } from 'react';
import { currencies } from '../money/currencies.ts';
import { useAppSelector } from '../store/storeHooks.ts';
import { useStoreData } from './useStoreData.ts';
import type { CurrencyBadgeView } from './views.ts';
import { selectCurrency } from '../currency/currencySlice.ts';

/** The currency prices are shown in, as the header names it; null where the store has but one. */
export function useCurrencyBadge(): CurrencyBadgeView | null {
  const code = useAppSelector(selectCurrency);
  const { currencyPicker } = useStoreData().features;
  return useMemo(
    () =>
      currencyPicker ? { symbol: currencies[code].symbol, label: `Devise : ${currencies[code].name}` } : null,
    [code, currencyPicker],
  );
}
