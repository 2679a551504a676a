import type { IncomingMessage } from 'node:http';
import { isPageRequest } from './isPageRequest.ts';

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The URL for the router: percent signs of a page path that cannot be decoded are escaped. The page
 * renders the original URL as a 404 of the store; otherwise the router answers before a store is
 * known.
 */
export function readableUrl({ method = '', url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (isReadable(path) || !isPageRequest({ method, url })) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}
