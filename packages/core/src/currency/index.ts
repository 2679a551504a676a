export { useChargeNote } from './useChargeNote.ts';
export { useCurrency } from './useCurrency.ts';
export { useMoney } from './useMoney.ts';
