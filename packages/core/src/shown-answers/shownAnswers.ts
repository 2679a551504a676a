import { makeStore, type AppStore, type RootState } from '../store/makeStore.ts';
import { refetchedAnswer, shownQueries, type Requested } from './shownQueries.ts';

/** An answer that something on screen shows. */
export interface ShownAnswer {
  /** Its name among the store's answers. */
  key: string;
  /** The whole address it was asked at. */
  address: string;
  /** When it came, in milliseconds since 1970: from the network, or from what the device keeps. */
  cameAt: number;
}

/** What every page shows: by itself it does not tell how old a page is. */
export const frameEndpoints: ReadonlySet<string> = new Set([
  'getStore',
  'getPopularCategories',
  'getPopularTags',
]);

/** Where a query was asked: the answer does not tell, so it is asked for once more, of nobody. */
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

/** Makes a way to list the answers on screen that `isWanted` takes by their address: the page's, or else those every page shows. */
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
