import { useMemo } from 'react';
import { raiseToast } from '../../lib/alerts/index.ts';
import { currencies, type Currency, type CurrencyCode } from '../../domain/money/index.ts';
import { type AppThunk, useAppDispatch, useAppSelector } from '../../lib/store/index.ts';
import { isShowable, saveCurrency } from './chosenCurrency.ts';
import { currencyChosen, selectCurrency } from './currencySlice.ts';
import { ratesApi } from './ratesApi.ts';
import { ratesCredit } from './ratesCredit.ts';
import { chargeNoteText } from './useChargeNote.ts';

/**
 * Shows prices in another currency once its rate is loaded; choosing the current one does nothing.
 */
export function chooseCurrency(code: CurrencyCode): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage }) => {
    if (code === selectCurrency(getState())) return;
    if (!(await dispatch(isShowable(code)))) return;
    dispatch(currencyChosen(code));
    saveCurrency(storage, code);
    dispatch(raiseToast({ tone: 'info', title: 'Changement de devise', text: 'Vous avez changé de devise' }));
  };
}

/** The currencies there is a rate for; all of them while the rates are not known. */
function useChoices(): Currency[] {
  const address = useAppSelector(({ settings }) => settings.exchangeRatesUrl);
  const rates = useAppSelector((state) => ratesApi.endpoints.getRates.select(address)(state).data);
  return useMemo(() => {
    const ratedCodes = Object.keys(rates ?? {}).filter((code) => code !== 'XOF');
    return Object.values(currencies).filter(
      ({ code }) => code === 'XOF' || ratedCodes.length === 0 || ratedCodes.includes(code),
    );
  }, [rates]);
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
  const choices = useChoices();
  const code = useAppSelector(selectCurrency);
  return useMemo(
    () => ({
      selected: currencies[code],
      choices,
      choose: (next) => void dispatch(chooseCurrency(next)),
      chargeNote: chargeNoteText,
      credit: ratesCredit,
    }),
    [code, choices, dispatch],
  );
}
