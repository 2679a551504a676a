export { currencySlot, readChosenCurrency } from './chosenCurrency.ts';
export { selectCurrency } from './currencySlice.ts';
export { ratesCredit } from './ratesCredit.ts';
export { useChargeNote } from './useChargeNote.ts';
export { useCurrency } from './useCurrency.ts';
export { useMoney } from './useMoney.ts';
