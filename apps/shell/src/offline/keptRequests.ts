/** Where a request's answer is kept, and by which rule; null: it is never kept. */
export type KeptAs = 'code' | 'pictures' | 'answers' | 'pages' | null;

interface AskedFor {
  url: URL;
  method: string;
  mode: string;
}

/** Answers that are the same for everybody. What is one visitor's alone is never kept. */
const sharedAnswers =
  /^\/api\/(?:store|exchange-rates|(?:products|categories|collections|services)(?:\/.*)?)$/;
/** Addresses that hold a reference, or lead to what is one visitor's own. */
const ownPages =
  /^\/(?:api|dev|csrf-token|orders-status|order-confirmation|payment-success|payment-cancel|checkout|auth|my-\w+)(?:\/|$)/;

/** What becomes of a request of the page's own site. */
export function keptAs({ url, method, mode }: AskedFor): KeptAs {
  const { pathname } = url;
  if (method !== 'GET') return null;
  if (pathname.startsWith('/assets/')) return 'code';
  if (pathname.startsWith('/cdn/')) return 'pictures';
  if (sharedAnswers.test(pathname)) return 'answers';
  return mode === 'navigate' && !ownPages.test(pathname) ? 'pages' : null;
}
