import type { SharedRequest } from '@teranga/core/page-requests';
import type { AppStore, DehydratedState, RootState } from '@teranga/core/store';

/** Where a server keeps what answers were read as, for as long as it keeps the answers: other pages show them too. */
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

/** What was read before of these requests' answers, as a store's beginning. Stores freeze what they hold, so many may hold it. */
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

/** Asks for what the store does not hold yet, and keeps what came for the pages after it. */
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
    // What a change of the visitor's would make old belongs to nobody else.
    if (entry?.fulfilledTimeStamp && !provided.keys[name]?.length) queryCache.set(key, { name, entry });
  }
}
