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
 * The address the router is given: where the path of a page cannot be decoded, each percent sign stands for itself. The page is drawn
 * by the address as it was asked for, which is none of the store's; the router alone would answer before there is a store.
 */
export function readableUrl({ method = '', url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (isReadable(path) || !isPageRequest({ method, url })) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}
