/**
 * Makes a page request that bypasses the HTTP cache. A worker's fetch, unlike a browser's own
 * navigation, may be answered with stale content: yesterday's price. A page reached by back may
 * still come from the browser's cache.
 */
export const refetched = (request: Request): Request =>
  request.cache === 'default' ? new Request(request, { cache: 'no-cache' }) : request;
