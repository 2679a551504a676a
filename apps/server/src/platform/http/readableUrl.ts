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
 * The URL for the router, percent signs that cannot be decoded escaped: otherwise the router
 * answers before a store is known, instead of the store's 404 page.
 */
export function readableUrl({ method = '', url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (isReadable(path) || !isPageRequest({ method, url })) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}
