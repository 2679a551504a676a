import { showCurrency } from '@teranga/core/features/currency';
import { privateRequests } from '@teranga/core/app/private-pages';
import type { RenderRequest, SharedQueryCache } from '@teranga/core/pages/render';
import { initialRequests, pageRequests } from '@teranga/core/pages/requests';
import { readForPage } from '@teranga/core/lib/api';
import { makeStore, type AppStore } from '@teranga/core/app/store';
import type { Design } from '@teranga/design-kit';
import type { RouteMatch } from '../page/matchRoute.ts';
import { cachedAnswers, requestMissing } from './sharedAnswers.ts';

const noQueryCache: SharedQueryCache = { get: () => undefined, set: () => undefined };

/**
 * A store with the answers to everything the page shows; a private page's are shared with no other.
 */
export async function prepareStore(
  { settings, read, now, posted, currency, queryCache = noQueryCache }: RenderRequest,
  { page, params, isPrivate }: RouteMatch,
  query: URLSearchParams,
  { homeRequests }: Pick<Design, 'homeRequests'>,
): Promise<AppStore> {
  const ofPage = pageRequests(page, params, query, homeRequests);
  const requests = [...initialRequests(), ...(isPrivate ? [] : ofPage)];
  const own = isPrivate ? [...ofPage, ...privateRequests(page)] : [];
  const preloadedState = {
    api: cachedAnswers(requests, queryCache),
    clock: { now },
    ...(posted && { posted }),
  };
  const store = makeStore({ settings, read: readForPage(read), now: () => now, preloadedState });
  await Promise.all([
    requestMissing(store, requests, queryCache),
    ...own.map((request) => store.dispatch(request)),
    currency && currency !== 'XOF' && store.dispatch(showCurrency(currency)),
  ]);
  return store;
}
