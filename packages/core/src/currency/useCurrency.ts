import { useMemo } from 'react';
import { raiseToast } from '../alerts/raiseToast.ts';
import { currencies, isCurrencyCode, type Currency, type CurrencyCode } from '../money/currencies.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { useAppDispatch, useAppSelector } from '../store/storeHooks.ts';
import { storageSlot } from '../store/storageSlot.ts';
import { currencyChosen } from './currencySlice.ts';
import { ratesApi, ratesFailureText } from './ratesApi.ts';
import { ratesCredit } from './ratesCredit.ts';

const slot = storageSlot<CurrencyCode | null>({
  key: 'currency',
  area: 'local',
  fallback: null,
  parse: (text) => (isCurrencyCode(text) ? text : null),
  print: (code) => code ?? '',
});

/** Tells whether a currency can be shown: francs always, others once their rate is there. */
function isShowable(code: CurrencyCode): AppThunk<Promise<boolean>> {
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
    const code = slot.get(storage);
    if (code !== null && code !== getState().currency.selected && (await dispatch(isShowable(code)))) {
      dispatch(currencyChosen(code));
    }
    if (typeof document !== 'undefined') delete document.documentElement.dataset['currencyWaits'];
  };
}

/** Shows prices in another currency, once its rate is there; the current one is left alone. */
export function chooseCurrency(code: CurrencyCode): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage }) => {
    if (code === getState().currency.selected) return;
    if (!(await dispatch(isShowable(code)))) return;
    dispatch(currencyChosen(code));
    slot.set(storage, code);
    dispatch(raiseToast({ tone: 'info', title: 'Changement de devise', text: 'Vous avez changé de devise' }));
  };
}

/** Said wherever another currency is shown: what is ordered is charged in francs. */
export const chargeNoteText = 'Les commandes sont toujours réglées en FCFA.';

/** What to say beside the sums of an order; null while they are in FCFA. */
export function useChargeNote(): string | null {
  return useAppSelector((state) => state.currency.selected) === 'XOF' ? null : chargeNoteText;
}

/** The currency picker. */
export function useCurrency(): {
  selected: Currency;
  choices: Currency[];
  choose: (code: CurrencyCode) => void;
  chargeNote: string;
  credit: { label: string; href: string };
} {
  const dispatch = useAppDispatch();
  const code = useAppSelector((state) => state.currency.selected);
  return useMemo(
    () => ({
      selected: currencies[code],
      choices: Object.values(currencies),
      choose: (next) => void dispatch(chooseCurrency(next)),
      chargeNote: chargeNoteText,
      credit: ratesCredit,
    }),
    [code, dispatch],
  );
}
