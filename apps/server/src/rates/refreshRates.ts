import type { Database } from '../db/database.ts';
import { toRates } from './fetchedRates.ts';
import { claimRates, saveRates } from './savedRates.ts';

const fetchTimeoutMs = 8_000;

/** Asks the public service; whatever comes back is still to be judged. */
export type FetchRates = () => Promise<unknown>;

/** Asks a service by its address, until it takes too long or we stop. */
export const fetchRatesAt =
  (url: string, stop: AbortSignal): FetchRates =>
  async () => {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(fetchTimeoutMs)]);
    const answer = await fetch(url, { redirect: 'error', signal });
    return answer.json();
  };

/**
 * Fetches the rates when they are a day old and no other process does. A service that is down or talks nonsense changes nothing.
 * Answers whether there are new ones.
 */
export async function refreshRates(db: Database, sendRequest: FetchRates, now: Date): Promise<boolean> {
  if (!(await claimRates(db, now))) return false;
  const rates = toRates(await sendRequest().catch(() => null));
  if (!rates) return false;
  await saveRates(db, rates, now);
  return true;
}
