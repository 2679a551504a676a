import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@teranga/testing/chance';
import pg from 'pg';
import type { PaytechFault } from '@teranga/paytech-sandbox';
import type { History } from './history.ts';

/** How much of all connections is cut at a time. */
const cutShare = 0.3;
const slowMs = [50, 500, 9_000] as const;

/** Faults of calls to PayTech: a fifth of the calls fail, in every possible way. */
export function paytechFault(chance: Chance): PaytechFault {
  const luck = chance.next();
  if (luck < 0.04) return 'error';
  if (luck < 0.08) return 'nonsense';
  if (luck < 0.12) return 'cut';
  if (luck < 0.16) return 'answerLost';
  return luck < 0.22 ? { delayMs: chance.of(slowMs) } : null;
}

/** Cuts connections of the servers to PostgreSQL, some at a time, until `isOver`. */
export async function cutConnections(
  ownerUrl: string,
  chance: Chance,
  history: History,
  isOver: () => boolean,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'faults' });
  await client.connect();
  while (!isOver()) {
    await pause(300 + chance.below(1_500));
    const { rows } = await client.query<{ cut: number }>(
      `select count(pg_terminate_backend(pid))::int as cut from pg_stat_activity
       where application_name in ('teranga', 'teranga-jobs', 'teranga-listener') and random() < $1`,
      [cutShare],
    );
    history.count('database connections cut', rows[0]?.cut ?? 0);
  }
  await client.end();
}

/** Makes every waiting job due now: the hour's delay is not part of the measurement. */
export async function hurryJobs(ownerUrl: string, storeId: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'faults' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.store', $1, true)", [storeId]);
    await client.query(
      "update orders set expires_at = now() - interval '1 second' where expires_at is not null and payment_method = 'paytech'",
    );
    await client.query("update jobs.job set start_after = now() where state in ('created', 'retry')");
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Jobs that are due or under way. */
export async function countDueJobs(ownerUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'faults' });
  await client.connect();
  try {
    const { rows } = await client.query<{ due: number }>(
      `select count(*)::int as due from jobs.job where state = 'active' or (state in ('created', 'retry') and start_after <= now())`,
    );
    return rows[0]?.due ?? 0;
  } finally {
    await client.end();
  }
}
