import { matchRoute, redirectOf } from '../matchRoute.ts';

/** Not `URL.canParse`: an order's confirmation must open also where it is missing. */
function parse(href: string, here: string): URL | null {
  try {
    return new URL(href, here);
  } catch {
    return null;
  }
}

/**
 * The internal page that `href` refers to from `here`, with redirects applied; null if it is
 * external.
 */
export function resolveInternalLink(href: string, here: string): URL | null {
  const requested = parse(href, here);
  if (requested?.origin !== new URL(here).origin) return null;
  const url = new URL(redirectOf(requested.pathname, requested.search) ?? requested, requested);
  url.hash = requested.hash;
  return matchRoute(url.pathname).page === 'notFound' ? null : url;
}
