import { unsavedPaths } from '@teranga/core/pages/table';

/**
 * The cache and the strategy for a request's answer. Private pages are never cached but rendered by
 * the shell; null: the worker ignores it.
 */
export type CacheRule = 'code' | 'images' | 'answers' | 'pages' | 'private pages' | null;

/** The name of the cache that holds the API's answers. */
export const answersCache = 'answers';

interface FetchedRequest {
  url: URL;
  method: string;
  mode: string;
}

/** Answers that are the same for everybody. A visitor's own answers are never cached. */
const sharedAnswers =
  /^\/api\/(?:store|exchange-rates|(?:products|categories|collections|services)(?:\/.*)?)$/;
const privatePaths = unsavedPaths();
/** Whether an address contains a reference, or shows a visitor's own data. */
const isPrivatePage = (pathname: string) =>
  privatePaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
/** Paths that only the server answers. */
const noPages = /^\/(?:api|dev|csrf-token|gestion)(?:\/|$)/;

/** What becomes of a request of the page's own site. */
export function cacheRuleOf({ url, method, mode }: FetchedRequest): CacheRule {
  const { pathname } = url;
  if (method !== 'GET') return null;
  if (pathname.startsWith('/assets/')) return 'code';
  if (pathname.startsWith('/cdn/')) return 'images';
  if (sharedAnswers.test(pathname)) return 'answers';
  if (mode !== 'navigate' || noPages.test(pathname)) return null;
  return isPrivatePage(pathname) ? 'private pages' : 'pages';
}
