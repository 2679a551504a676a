import { initialRequests, pageRequests } from '@teranga/core/pages/requests';
import { makeStore, type AppStore } from '@teranga/core/app/store';
import type { Design } from '@teranga/design-kit';
import type { RenderRequest } from './renderRequest.ts';
import type { RouteMatch } from '../matchRoute.ts';
import { readBefore, readRest, type SharedQueryCache } from './readAnswers.ts';

const noQueryCache: SharedQueryCache = { get: () => undefined, set: () => undefined };

/** A store with the answers to everything the page shows, except personal data. */
export async function prepareStore(
  { settings, read, now, posted, queryCache = noQueryCache }: RenderRequest,
  { page, params, isPrivate }: RouteMatch,
  query: URLSearchParams,
  { homeRequests }: Pick<Design, 'homeRequests'>,
): Promise<AppStore> {
  const ofPage = isPrivate ? [] : pageRequests(page, params, query, homeRequests);
  const requests = [...initialRequests(), ...ofPage];
  const preloadedState = { api: readBefore(requests, queryCache), clock: { now }, ...(posted && { posted }) };
  const store = makeStore({ settings, read, now: () => now, preloadedState });
  await readRest(store, requests, queryCache);
  return store;
}
