/**
 * The request for a page, to be asked of the server itself. A worker's own request, unlike that of a browser without one, may be answered
 * with what the browser's cache holds past its time: yesterday's price. A page gone back to stays as the browser keeps it.
 */
export const refetched = (request: Request): Request =>
  request.cache === 'default' ? new Request(request, { cache: 'no-cache' }) : request;
