/**
 * Makes a page request bypass the HTTP cache: a worker's fetch, unlike a navigation, may be
 * answered with stale content. A page reached by back may still come from the browser's cache.
 */
export const refetched = (request: Request): Request =>
  request.cache === 'default' ? new Request(request, { cache: 'no-cache' }) : request;
