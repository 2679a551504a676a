import { makeStore, type AppStore } from '../store/index.ts';
import type { RootState } from '../../lib/store/index.ts';
import { refetchedAnswer, shownQueries, type Requested } from './shownQueries.ts';

/** An answer that something on screen shows. */
export interface ShownAnswer {
  /** Its name among the store's answers. */
  key: string;
  /** Full URL of the request. */
  address: string;
  /** When it arrived, in milliseconds since 1970: from the network or from the device's cache. */
  cameAt: number;
}

/** Endpoints shown on every page: on their own they do not indicate a page's age. */
export const frameEndpoints: ReadonlySet<string> = new Set([
  'getStore',
  'getPopularCategories',
  'getPopularTags',
]);

/**
 * URL of a query. RTK Query does not store it, so the request is built again with a fetch that
 * sends nothing.
 */
async function addressOf(query: Requested, settings: RootState['settings']): Promise<string | null> {
  const request = refetchedAnswer(query);
  let address: string | null = null;
  const fetch = (call: Request) => {
    address = call.url;
    return Promise.reject(new TypeError('Nobody is asked'));
  };
  if (request) await makeStore({ settings, fetch }).dispatch(request);
  return address;
}

/**
 * Returns a function that lists the shown responses whose URL `isWanted` accepts: those of the
 * page, else those shared by all pages.
 */
export function makeShownAnswers(
  store: AppStore,
  isWanted: (address: string) => boolean,
): () => Promise<ShownAnswer[]> {
  const addresses = new Map<string, string | null>();
  return async () => {
    const state = store.getState();
    const page: ShownAnswer[] = [];
    const frame: ShownAnswer[] = [];
    for (const [key, query] of shownQueries(state)) {
      if (query.fulfilledTimeStamp === undefined) continue;
      const address = addresses.get(key) ?? (await addressOf(query, state.settings));
      addresses.set(key, address);
      if (address === null || !isWanted(address)) continue;
      const among = frameEndpoints.has(query.endpointName ?? '') ? frame : page;
      among.push({ key, address, cameAt: query.fulfilledTimeStamp });
    }
    return page.length > 0 ? page : frame;
  };
}
