import type { Database, Tx } from '../../platform/db/database.ts';
import { fixedRates, type Rates } from './fetchedRates.ts';
import { hourMs, dayMs } from '../../platform/time/units.ts';

/** Rates older than this are refetched. */
export const ratesTtlMs = dayMs;
/** A process that set out to fetch them has failed when it has not brought them by then. */
const claimTtlMs = hourMs;

/** The last good rates, or the fixed one when there were never any. */
export async function readRates(tx: Tx): Promise<Rates> {
  const { rows } = await tx.query<{ rates: Rates }>(
    "select rates from exchange_rates where base_code = 'XOF'",
  );
  const rates = rows[0]?.rates ?? {};
  return Object.keys(rates).length > 0 ? rates : fixedRates;
}

/** True for one process only, and only when the rates are old: it is to fetch them. */
export async function claimRates(db: Database, now: Date): Promise<boolean> {
  const { rowCount } = await db.withoutStore((tx) =>
    tx.query(
      `insert into exchange_rates as known (base_code, rates, fetched_at, claimed_at) values ('XOF', '{}', 'epoch', $1)
       on conflict (base_code) do update set claimed_at = $1
       where known.fetched_at <= $2 and (known.claimed_at is null or known.claimed_at <= $3)`,
      [now, new Date(now.getTime() - ratesTtlMs), new Date(now.getTime() - claimTtlMs)],
    ),
  );
  return rowCount === 1;
}

/** Saves rates as the last good ones. */
export async function saveRates(db: Database, rates: Rates, now: Date): Promise<void> {
  await db.withoutStore((tx) =>
    tx.query(
      "update exchange_rates set rates = $1, fetched_at = $2, claimed_at = null where base_code = 'XOF'",
      [JSON.stringify(rates), now],
    ),
  );
}
