import { formatAmount } from '@teranga/core/domain/money';
import type { StaffPromoWire } from '@teranga/contract/admin';
import { formatDate } from '../../lib/format.ts';
import type { Tone } from '../../parts/Badge.tsx';

export type PromoState = 'running' | 'next' | 'over' | 'stopped';

export const promoStates: Record<PromoState, { label: string; tone: Tone }> = {
  running: { label: 'En cours', tone: 'good' },
  next: { label: 'À venir', tone: 'moving' },
  over: { label: 'Terminé', tone: 'neutral' },
  stopped: { label: 'Arrêté', tone: 'bad' },
};

type Dated = Pick<StaffPromoWire, 'isEnabled' | 'startsAt' | 'endsAt' | 'maxUses' | 'used'>;

/** Whether shoppers can use a code now. */
export function stateOf({ isEnabled, startsAt, endsAt, maxUses, used }: Dated, now: number): PromoState {
  if (!isEnabled) return 'stopped';
  if ((endsAt && Date.parse(endsAt) <= now) || (maxUses !== null && used >= maxUses)) return 'over';
  return startsAt && Date.parse(startsAt) > now ? 'next' : 'running';
}

/** «10 %» or «2 000 FCFA». */
export const amountWords = ({ isPercentage, amount }: Pick<StaffPromoWire, 'isPercentage' | 'amount'>) =>
  isPercentage ? `${amount}\u00a0%` : formatAmount(amount);

/** «du 1 déc. 2026 au 31 déc. 2026», «jusqu’au 31 déc. 2026», or nothing. */
export function datesWords({ startsAt, endsAt }: Pick<StaffPromoWire, 'startsAt' | 'endsAt'>): string {
  const from = startsAt && formatDate(new Date(startsAt));
  const until = endsAt && formatDate(new Date(Date.parse(endsAt) - 1));
  if (from && until) return `du ${from} au ${until}`;
  if (from) return `à partir du ${from}`;
  return until ? `jusqu’au ${until}` : 'sans fin';
}
