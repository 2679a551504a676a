import { raiseToast } from '../../lib/alerts/index.ts';
import { isCurrencyCode, type CurrencyCode } from '../../domain/money/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { storageSlot } from '../../lib/services/index.ts';
import { currencyChosen, selectCurrency } from './currencySlice.ts';
import { ratesApi, ratesFailureText } from './ratesApi.ts';

/** Storage slot of the chosen currency. */
export const currencySlot = storageSlot<CurrencyCode | null>({
  key: 'currency',
  area: 'local',
  fallback: null,
  parse: (text) => (isCurrencyCode(text) ? text : null),
  print: (code) => code ?? '',
});

/**
 * Whether a currency can be shown: FCFA always, others once their rate is loaded. Raises an error
 * toast where it is not.
 */
export function isShowable(code: CurrencyCode): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    if (code === 'XOF') return true;
    const { exchangeRatesUrl } = getState().settings;
    const { data } = await dispatch(
      ratesApi.endpoints.getRates.initiate(exchangeRatesUrl, { subscribe: false }),
    );
    if (data?.[code] !== undefined) return true;
    dispatch(raiseToast({ tone: 'error', text: ratesFailureText }));
    return false;
  };
}

/** Takes up the currency chosen on an earlier visit, and shows the prices that waited for it. */
export function readChosenCurrency(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage }) => {
    const code = currencySlot.get(storage);
    if (code !== null && code !== selectCurrency(getState()) && (await dispatch(isShowable(code)))) {
      dispatch(currencyChosen(code));
    }
    if (typeof document !== 'undefined') delete document.documentElement.dataset['currencyWaits'];
  };
}
