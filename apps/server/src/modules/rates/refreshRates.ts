import type { Database } from '../../platform/db/database.ts';
import { toRates } from './fetchedRates.ts';
import { claimRates, saveRates } from './savedRates.ts';

const fetchTimeoutMs = 8_000;

/** Queries the public service; the response is not validated yet. */
export type FetchRates = () => Promise<unknown>;

/** Fetches a URL, with a time-out; `stop` aborts it at shutdown. */
export const fetchRatesAt =
  (url: string, stop: AbortSignal): FetchRates =>
  async () => {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(fetchTimeoutMs)]);
    const answer = await fetch(url, { redirect: 'error', signal });
    return answer.json();
  };

/**
 * Fetches the rates when they are a day old and no other process is fetching them. A failed or
 * invalid response changes nothing. Returns true if there are new rates.
 */
export async function refreshRates(db: Database, fetchRates: FetchRates, now: Date): Promise<boolean> {
  if (!(await claimRates(db, now))) return false;
  const rates = toRates(await fetchRates().catch(() => null));
  if (!rates) return false;
  await saveRates(db, rates, now);
  return true;
}
