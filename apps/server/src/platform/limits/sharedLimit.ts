import type { Tx } from '../db/database.ts';

/** How often something may happen. */
export interface SharedLimit {
  max: number;
  windowSeconds: number;
  /** How long after each time the next one must wait. */
  pauseSeconds?: number;
}

interface CountRow {
  until_window: number;
  until_pause: number;
  is_full: boolean;
}

const countOnce = `
  insert into limit_counts as known (subject, began_at, last_at, count) values ($1, now(), now(), 1)
  on conflict (store_id, subject) do update set
    began_at = case when known.began_at <= now() - make_interval(secs => $3) then now() else known.began_at end,
    count = case when known.began_at <= now() - make_interval(secs => $3) then 1 else known.count + 1 end,
    last_at = now()
  where ($4 = 0 or known.last_at <= now() - make_interval(secs => $4))
    and (known.count < $2 or known.began_at <= now() - make_interval(secs => $3))
  returning 1`;

// `now()` is when the transaction began: one that waited for a lock finds later counts.
const requestWait = `
  select count >= $2 and began_at > now() - make_interval(secs => $3) as is_full,
    least($3, ceil(extract(epoch from began_at - now()) + $3))::int as until_window,
    least($4, ceil(extract(epoch from last_at - now()) + $4))::int as until_pause
  from limit_counts where subject = $1`;

/**
 * Counts one more of `subject` across all processes, in this transaction: a rollback uncounts it.
 * Returns 0, or the seconds to wait when the limit is reached; then nothing is counted.
 */
export async function countShared(
  tx: Tx,
  subject: Buffer,
  { max, windowSeconds, pauseSeconds = 0 }: SharedLimit,
): Promise<number> {
  const values = [subject, max, windowSeconds, pauseSeconds];
  const { rowCount } = await tx.query(countOnce, values);
  if (rowCount > 0) return 0;
  const { rows } = await tx.query<CountRow>(requestWait, values);
  const [row] = rows;
  return Math.max(1, row?.is_full ? row.until_window : (row?.until_pause ?? 1));
}
