import { useMemo } from 'react';
import { currencies } from '../../domain/money/index.ts';
import { useAppSelector } from '../../lib/store/index.ts';
import { useStoreData } from '../store-info/index.ts';
import type { CurrencyBadgeView } from './views.ts';
import { selectCurrency } from '../currency/index.ts';

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
