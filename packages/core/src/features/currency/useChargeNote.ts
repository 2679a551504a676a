import { useAppSelector } from '../../lib/store/index.ts';
import { selectCurrency } from './currencySlice.ts';

/** Shown wherever another currency is displayed: orders are charged in FCFA. */
export const chargeNoteText = 'Les commandes sont toujours réglées en FCFA.';

/** Note beside an order's totals; null while they are in FCFA. */
export function useChargeNote(): string | null {
  return useAppSelector(selectCurrency) === 'XOF' ? null : chargeNoteText;
}
