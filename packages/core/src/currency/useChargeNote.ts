import { useAppSelector } from '../store/storeHooks.ts';

/** Shown wherever another currency is displayed: orders are charged in FCFA. */
export const chargeNoteText = 'Les commandes sont toujours réglées en FCFA.';

/** Note beside an order's totals; null while they are in FCFA. */
export function useChargeNote(): string | null {
  return useAppSelector((state) => state.currency.selected) === 'XOF' ? null : chargeNoteText;
}
