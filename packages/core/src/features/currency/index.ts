export { readChosenCurrency, savedCurrency, showCurrency } from './chosenCurrency.ts';
export { type CurrencyState, selectCurrency } from './currencySlice.ts';
export { toRates } from './ratesApi.ts';
export { ratesCredit } from './ratesCredit.ts';
export { chargeNoteText, useChargeNote } from './useChargeNote.ts';
export { useCurrency } from './useCurrency.ts';
export { useMoney } from './useMoney.ts';
