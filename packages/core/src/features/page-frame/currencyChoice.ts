import { currencies, type Currency, type CurrencyCode } from '../../domain/money/index.ts';
import type { RootState } from '../../lib/store/index.ts';
import { storeApi } from '../store-info/index.ts';
import { selectCurrency, toRates } from '../currency/index.ts';

/** The currencies that a page offers without JavaScript. */
export interface CurrencyChoice {
  selected: CurrencyCode;
  choices: Currency[];
}

/** Whether the store offers other currencies. */
export const hasCurrencies = (state: RootState): boolean =>
  storeApi.endpoints.getStore.select()(state).data?.features.currencyPicker ?? false;

/** The currencies of an answer of the rate service; null where there is but one. */
export function currencyChoice(state: RootState, rates: unknown): CurrencyChoice | null {
  const validRates = toRates(rates);
  const choices = Object.values(currencies).filter(
    ({ code }) => code === 'XOF' || validRates[code] !== undefined,
  );
  return choices.length > 1 ? { selected: selectCurrency(state), choices } : null;
}
