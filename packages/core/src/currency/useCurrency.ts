import { useMemo } from 'react';
import { raiseToast } from '../alerts/raiseToast.ts';
import { currencies, isCurrencyCode, type Currency, type CurrencyCode } from '../money/currencies.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { useAppDispatch, useAppSelector } from '../store/storeHooks.ts';
import { storageSlot } from '../store/storageSlot.ts';
import { currencyChosen } from './currencySlice.ts';
import { ratesApi, ratesFailureText } from './ratesApi.ts';

const slot = storageSlot<CurrencyCode | null>({
  key: 'currency',
  area: 'local',
  fallback: null,
  parse: (text) => (isCurrencyCode(text) ? text : null),
  print: (code) => code ?? '',
});

/** Takes up the currency chosen on an earlier visit. */
export function readChosenCurrency(): AppThunk {
  return (dispatch, getState, { storage }) => {
    const code = slot.get(storage);
    if (code !== null && code !== getState().currency.selected) dispatch(currencyChosen(code));
  };
}

/** Shows prices in another currency, once its rate is there; the current one is left alone. */
export function chooseCurrency(code: CurrencyCode): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage }) => {
    const { currency, settings } = getState();
    if (code === currency.selected) return;
    if (code !== 'XOF') {
      const request = ratesApi.endpoints.getRates.initiate(settings.exchangeRatesUrl, { subscribe: false });
      const { data } = await dispatch(request);
      if (data?.[code] === undefined) {
        dispatch(raiseToast({ tone: 'error', text: ratesFailureText }));
        return;
      }
    }
    dispatch(currencyChosen(code));
    slot.set(storage, code);
    dispatch(raiseToast({ tone: 'info', title: 'Changement de devise', text: 'Vous avez changé de devise' }));
  };
}

/** The currency picker. */
export function useCurrency(): {
  selected: Currency;
  choices: Currency[];
  choose: (code: CurrencyCode) => void;
} {
  const dispatch = useAppDispatch();
  const code = useAppSelector((state) => state.currency.selected);
  return useMemo(
    () => ({
      selected: currencies[code],
      choices: Object.values(currencies),
      choose: (next) => void dispatch(chooseCurrency(next)),
    }),
    [code, dispatch],
  );
}
