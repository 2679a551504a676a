import { visitorTags } from '../../lib/api/index.ts';
import type { AppThunk, RootState } from '../../lib/store/index.ts';

/** A response that something on screen shows. */
export interface ShownResponse {
  /** Full URL of the request; null: the response came with the server's page. */
  url: string | null;
  /** When the server sent it, in milliseconds since 1970, also where a cache kept it since. */
  sentAt: number;
}

/** Endpoints shown on every page: on their own they do not indicate a page's age. */
export const frameEndpoints: ReadonlySet<string> = new Set([
  'getStore',
  'getPopularCategories',
  'getPopularTags',
]);

type Provided = RootState['api']['provided'];

const isVisitors = ({ keys }: Provided, key: string) =>
  keys[key as keyof Provided['keys']]?.some(({ type }) => visitorTags.some((each) => each === type));

/**
 * The shown responses that are everybody's and whose URL `isShared` accepts: those of the page,
 * else those shared by all pages.
 */
export function shownResponses(isShared: (url: string) => boolean): AppThunk<ShownResponse[]> {
  return (_dispatch, getState, { responses }) => {
    const { provided, queries, subscriptions } = getState().api;
    const page: ShownResponse[] = [];
    const frame: ShownResponse[] = [];
    for (const [key, query] of Object.entries(queries)) {
      if (query?.fulfilledTimeStamp === undefined || isVisitors(provided, key)) continue;
      if (Object.keys(subscriptions[key] ?? {}).length === 0) continue;
      const { url, sentAt } = responses.get(key) ?? { url: null, sentAt: query.fulfilledTimeStamp };
      if (url !== null && !isShared(url)) continue;
      const among = frameEndpoints.has(query.endpointName ?? '') ? frame : page;
      among.push({ url, sentAt });
    }
    return page.length > 0 ? page : frame;
  };
}
