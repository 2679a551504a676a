import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const everyMs = 10;

const waiting = `
  select coalesce(max(extract(epoch from clock_timestamp() - waitstart)) * 1000, 0)::float8 as ms
  from pg_locks join pg_stat_activity using (pid) where not granted and application_name = 'teranga'`;

/**
 * Samples how long the server's transactions wait for locks. Returns what ends it: the longest, in
 * ms.
 */
export async function watchLockWaits(ownerUrl: string): Promise<() => Promise<number>> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'watcher' });
  await client.connect();
  const end = new AbortController();
  let longest = 0;
  const watch = async () => {
    while (!end.signal.aborted) {
      const { rows } = await client.query<{ ms: number }>(waiting);
      longest = Math.max(longest, rows[0]?.ms ?? 0);
      await pause(everyMs);
    }
  };
  const watching = watch();
  return async () => {
    end.abort();
    await watching;
    await client.end();
    return longest;
  };
}
