import { matchRoute, redirectOf } from '../matchRoute.ts';

/** Not `URL.canParse`: an order's confirmation must open also where it is missing. */
function parse(href: string, here: string): URL | null {
  try {
    return new URL(href, here);
  } catch {
    return null;
  }
}

/** The page of ours that `href` leads to from `here`, its redirect followed; null when it is none of ours. */
export function resolveInternalLink(href: string, here: string): URL | null {
  const requested = parse(href, here);
  if (requested?.origin !== new URL(here).origin) return null;
  const url = new URL(redirectOf(requested.pathname, requested.search) ?? requested, requested);
  url.hash = requested.hash;
  return matchRoute(url.pathname).page === 'notFound' ? null : url;
}
