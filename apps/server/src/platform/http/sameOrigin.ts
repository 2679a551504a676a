import type { FastifyRequest } from 'fastify';

type Sent = Pick<FastifyRequest, 'headers' | 'host'>;

/** Whose page sent a request, as far as its browser says. */
export type RequestSite = 'same' | 'other' | 'unknown';

function siteOf(address: string, host: string): RequestSite {
  if (!URL.canParse(address)) return 'other';
  return new URL(address).host === host.toLowerCase() ? 'same' : 'other';
}

/**
 * Reads `Sec-Fetch-Site`, else `Origin`, else `Referer`. An origin of `null` names nobody:
 * browsers also send it after a redirect from another site.
 */
export function requestSite({ headers, host }: Sent): RequestSite {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return 'same';
  if (site !== undefined && site !== 'none') return 'other';
  const { origin, referer } = headers;
  if (origin !== undefined && origin !== 'null') return siteOf(origin, host);
  return referer === undefined || referer === '' ? 'unknown' : siteOf(referer, host);
}

/** True when a browser says that a page of this very host sent the request. */
export const isSameOrigin = (request: Sent): boolean => requestSite(request) === 'same';

/**
 * True when a browser says that a page of another host sent the request. A read of an older browser
 * says nothing, and no other site can see its answer.
 */
export function isForeign(request: Sent): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'none') return false;
  return (site !== undefined || origin !== undefined) && !isSameOrigin(request);
}
