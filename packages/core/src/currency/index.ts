export { useChargeNote, useCurrency } from './useCurrency.ts';
export { useMoney } from './useMoney.ts';
