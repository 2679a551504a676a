import { baseApi } from '../../lib/api/index.ts';
import type { PageRequest } from '../../pages/requests/index.ts';
import type { RootState } from '../../lib/store/index.ts';

/** The Redux state of one query. */
export type Requested = NonNullable<RootState['api']['queries'][string]>;

type Endpoints = Record<string, { initiate: (args: unknown, options: object) => PageRequest } | undefined>;

/** The requests that something on screen shows the answer of, by their names. */
export function shownQueries({ api }: RootState): [key: string, query: Requested][] {
  return Object.entries(api.queries).flatMap(([key, query]) =>
    query && Object.keys(api.subscriptions[key] ?? {}).length > 0 ? [[key, query]] : [],
  );
}

/** Repeats a query with its original arguments, without a subscription and bypassing the cache. */
export function refetchedAnswer({ endpointName, originalArgs }: Requested): PageRequest | null {
  // Every feature adds its own calls, so that their types are known where they are used alone.
  const endpoint = (baseApi.endpoints as Endpoints)[endpointName ?? ''];
  return endpoint?.initiate(originalArgs, { subscribe: false, forceRefetch: true }) ?? null;
}
