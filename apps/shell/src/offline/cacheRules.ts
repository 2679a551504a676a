/** Where a request's answer is kept, and by which rule. An own page is never kept, but drawn anew; null: nothing is done for it. */
export type CacheRule = 'code' | 'pictures' | 'answers' | 'pages' | 'own pages' | null;

/** The name of the cache that holds the API's answers. */
export const answersCache = 'answers';

interface FetchedRequest {
  url: URL;
  method: string;
  mode: string;
}

/** Answers that are the same for everybody. What is one visitor's alone is never kept. */
const sharedAnswers =
  /^\/api\/(?:store|exchange-rates|(?:products|categories|collections|services)(?:\/.*)?)$/;
/** Addresses that hold a reference, or lead to what is one visitor's own. */
const privatePaths =
  /^\/(?:orders-status|order-confirmation|payment-success|payment-cancel|checkout|auth|my-\w+)(?:\/|$)/;
/** What the server alone answers. */
const noPages = /^\/(?:api|dev|csrf-token)(?:\/|$)/;

/** What becomes of a request of the page's own site. */
export function cacheRuleOf({ url, method, mode }: FetchedRequest): CacheRule {
  const { pathname } = url;
  if (method !== 'GET') return null;
  if (pathname.startsWith('/assets/')) return 'code';
  if (pathname.startsWith('/cdn/')) return 'pictures';
  if (sharedAnswers.test(pathname)) return 'answers';
  if (mode !== 'navigate' || noPages.test(pathname)) return null;
  return privatePaths.test(pathname) ? 'own pages' : 'pages';
}
