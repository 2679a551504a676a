import { useAppSelector } from '../store/storeHooks.ts';

/** Said wherever another currency is shown: what is ordered is charged in francs. */
export const chargeNoteText = 'Les commandes sont toujours réglées en FCFA.';

/** What to say beside the sums of an order; null while they are in FCFA. */
export function useChargeNote(): string | null {
  return useAppSelector((state) => state.currency.selected) === 'XOF' ? null : chargeNoteText;
}
