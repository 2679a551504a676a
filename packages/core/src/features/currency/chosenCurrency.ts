import { raiseToast } from '../../lib/alerts/index.ts';
import { currencyCookie, isCurrencyCode, type CurrencyCode } from '../../domain/money/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { storageSlot, type BrowserStorage } from '../../lib/services/index.ts';
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

const yearSeconds = 31_536_000;

/** Saves the choice for the server's pages and for the next visit. */
export function saveCurrency(storage: BrowserStorage, code: CurrencyCode): void {
  currencySlot.set(storage, code);
  document.cookie = `${currencyCookie}=${code};path=/;max-age=${yearSeconds};samesite=lax`;
}

/** The choice: the cookie's, which a form without JavaScript sets alone, else the storage's. */
export function savedCurrency(storage: BrowserStorage): CurrencyCode | null {
  const cookies = typeof document === 'undefined' ? [] : document.cookie.split('; ');
  const code = cookies.find((each) => each.startsWith(`${currencyCookie}=`))?.split('=')[1];
  return isCurrencyCode(code) ? code : currencySlot.get(storage);
}

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

/** Shows a currency if its rate is known: on the server, before a page is rendered. */
export function showCurrency(code: CurrencyCode): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { exchangeRatesUrl } = getState().settings;
    const { data } = await dispatch(ratesApi.endpoints.getRates.initiate(exchangeRatesUrl));
    if (data?.[code] !== undefined) dispatch(currencyChosen(code));
  };
}

/** Takes up the currency chosen on an earlier visit, and shows the prices that waited for it. */
export function readChosenCurrency(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage }) => {
    const code = savedCurrency(storage);
    if (code !== null && code !== selectCurrency(getState()) && (await dispatch(isShowable(code)))) {
      dispatch(currencyChosen(code));
    }
    if (typeof document !== 'undefined') delete document.documentElement.dataset['currencyWaits'];
  };
}
