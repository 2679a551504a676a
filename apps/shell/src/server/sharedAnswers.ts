import type { SharedQueryCache } from '@teranga/core/pages/render';
import type { SharedRequest } from '@teranga/core/pages/requests';
import type { AppStore, DehydratedState } from '@teranga/core/app/store';
import { visitorTags } from '@teranga/core/lib/api';
import type { RootState } from '@teranga/core/lib/store';

/** An answer as stores hold it, the name they hold it under, and where they find it by tag. */
interface SharedAnswer {
  name: Name;
  entry: RootState['api']['queries'][string];
  tags: Provided['keys'][Name];
  tagPaths: readonly (readonly [type: string, id: string])[];
}

type Provided = DehydratedState['api']['provided'];
type Name = keyof Provided['keys'];

/** Where a store has a name among its tags. */
const tagPathsOf = (name: Name, { tags }: Provided): SharedAnswer['tagPaths'] =>
  Object.entries(tags).flatMap(([type, namesById]) =>
    Object.entries(namesById)
      .filter(([, names]) => names.includes(name))
      .map(([id]) => [type, id] as const),
  );

/** The tags of a store that holds these answers alone. */
function namesByTag(answers: readonly SharedAnswer[]): Provided['tags'] {
  const tags = {} as Record<string, Record<string, Name[]>>;
  for (const { name, tagPaths } of answers)
    for (const [type, id] of tagPaths) ((tags[type] ??= {})[id] ??= []).push(name);
  return tags as Provided['tags'];
}

/**
 * The cached answers to these requests, as a store's initial state. Stores freeze their state, so
 * several may share it.
 */
export function cachedAnswers(
  requests: readonly SharedRequest[],
  queryCache: SharedQueryCache,
): DehydratedState['api'] {
  const cached = requests.flatMap(({ key }) => (queryCache.get(key) as SharedAnswer | undefined) ?? []);
  return {
    queries: Object.fromEntries(cached.map(({ name, entry }) => [name, entry])),
    provided: {
      tags: namesByTag(cached),
      keys: Object.fromEntries(cached.map(({ name, tags }) => [name, tags])),
    },
  };
}

/** Requests what the store lacks, and caches the answers for later pages. */
export async function requestMissing(
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
    const name = answer.queryCacheKey as Name;
    const entry = queries[name];
    const tags = provided.keys[name] ?? [];
    const isVisitors = tags.some(({ type }) => visitorTags.some((each) => each === type));
    if (entry?.fulfilledTimeStamp && !isVisitors)
      queryCache.set(key, { name, entry, tags, tagPaths: tagPathsOf(name, provided) } satisfies SharedAnswer);
  }
}
