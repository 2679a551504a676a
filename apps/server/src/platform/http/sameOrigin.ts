import type { FastifyRequest } from 'fastify';

/**
 * True when a browser says that a page of this very host sent the request. Browsers without
 * `Sec-Fetch-Site` send `Origin` with every write; a request with neither proves nothing.
 */
export function isSameOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/**
 * True when a browser says that a page of another host sent the request. A read of an older browser
 * says nothing, and no other site can see its answer.
 */
export function isForeign(request: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'none') return false;
  return (site !== undefined || origin !== undefined) && !isSameOrigin(request);
}
