import { storeIfPossible } from '../../platform/db/storeIfPossible.ts';
import type { Tx } from '../../platform/db/database.ts';
import { repriceDue } from './repriceDue.ts';

/** When the first of the store's listed prices ends; null when none does. */
async function firstEnd(tx: Tx): Promise<number | null> {
  const { rows } = await tx.query<{ until: Date | number | null }>(
    "select min(listed_until) as until from products where listed_until < 'infinity'",
  );
  const until = rows[0]?.until ?? null;
  return until === null ? null : Number(until);
}

export interface PriceTerm {
  /** Until when the prices hold, in epoch milliseconds; Infinity when no change is known. */
  until: number;
  /** Some prices were due, so that saved responses may say old ones. */
  wereDue: boolean;
}

/**
 * Until when the prices that a store shows at `now` hold, after repricing what is due. While some
 * are still due, their next change is unknown, and the prices hold for this moment only.
 */
export async function pricesUntil(tx: Tx, now: Date): Promise<PriceTerm> {
  const until = await firstEnd(tx);
  if (until === null || until > now.getTime()) return { until: until ?? Infinity, wereDue: false };
  await storeIfPossible(tx, () => repriceDue(tx, now));
  return { until: Math.max((await firstEnd(tx)) ?? Infinity, now.getTime() + 1), wereDue: true };
}
