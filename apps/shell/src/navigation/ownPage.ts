import { matchRoute, redirectOf } from '../matchRoute.ts';

/** The page of ours that `href` leads to from `here`, its redirect followed; null when it is none of ours. */
export function ownPage(href: string, here: string): URL | null {
  const asked = URL.canParse(href, here) ? new URL(href, here) : null;
  if (asked?.origin !== new URL(here).origin) return null;
  const url = new URL(redirectOf(asked.pathname, asked.search) ?? asked, asked);
  url.hash = asked.hash;
  return matchRoute(url.pathname).page === 'notFound' ? null : url;
}
