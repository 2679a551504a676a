import type { SharedRequest } from '@teranga/core/pages/requests';
import type { AppStore, DehydratedState } from '@teranga/core/app/store';
import type { RootState } from '@teranga/core/lib/store';

/**
 * The server's cache of parsed answers, valid as long as the answers themselves: other pages show
 * them too.
 */
export interface SharedQueryCache {
  get: (key: string) => unknown;
  set: (key: string, read: object) => void;
}

/** An answer as stores hold it, and the name they hold it under. */
interface ReadAnswer {
  name: string;
  entry: RootState['api']['queries'][string];
}

type Provided = DehydratedState['api']['provided'];
const noTags = {} as Provided['tags'];

/**
 * The cached answers to these requests, as a store's initial state. Stores freeze their state, so
 * several may share it.
 */
export function readBefore(
  requests: readonly SharedRequest[],
  queryCache: SharedQueryCache,
): DehydratedState['api'] {
  const known = requests.flatMap(({ key }) => (queryCache.get(key) as ReadAnswer | undefined) ?? []);
  return {
    queries: Object.fromEntries(known.map(({ name, entry }) => [name, entry])),
    provided: { tags: noTags, keys: Object.fromEntries(known.map(({ name }) => [name, []])) },
  };
}

/** Requests what the store lacks, and caches the answers for later pages. */
export async function readRest(
  store: AppStore,
  requests: readonly SharedRequest[],
  queryCache: SharedQueryCache,
): Promise<void> {
  const requested = requests
    .filter(({ key }) => queryCache.get(key) === undefined)
    .map((request) => ({ key: request.key, answer: store.dispatch(request) }));
  await Promise.allSettled(requested.map(({ answer }) => answer));
  const { queries, provided } = store.getState().api;
  for (const { key, answer } of requested) {
    const name = answer.queryCacheKey as keyof Provided['keys'];
    const entry = queries[name];
    // Answers that a visitor's mutation would invalidate are not shared.
    if (entry?.fulfilledTimeStamp && !provided.keys[name]?.length) queryCache.set(key, { name, entry });
  }
}
