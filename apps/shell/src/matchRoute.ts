import type { CompleteDesign, PageName } from '@teranga/design-kit';
import { redirects, routes, type Route, type ScriptNeed } from './routes.ts';

/** The longest path parameter that is looked at; a longer one is no page. */
const maxParamLength = 200;

/** An address read against the route table. */
export interface RouteMatch {
  page: PageName;
  /** The page's props. */
  params: Readonly<Record<string, string>>;
  isPrivate: boolean | 'account';
  withoutScript: ScriptNeed | null;
}

/** What stands for a page that could not be drawn. */
export const errorMatch: RouteMatch = { page: 'error', params: {}, isPrivate: false, withoutScript: null };

const nowhere: RouteMatch = { page: 'notFound', params: {}, isPrivate: false, withoutScript: null };

const controlCharacter = /\p{Cc}/u;

/** A parameter as the shopper meant it; null when it cannot be one. */
function readParam(segment: string): string | null {
  try {
    const value = decodeURIComponent(segment);
    const isUsable = value !== '' && value.length <= maxParamLength && !controlCharacter.test(value);
    return isUsable ? value : null;
  } catch {
    return null;
  }
}

/** What fits a route's path, a group for each of its parameters; a slash too many at its end fits none, and `redirectOf` sends it on. Made once: each link of a page is looked up. */
const patternOf = ({ path }: Route) => new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`);
const patterns = routes.map(patternOf);

/** A route's parameters as they were meant; null when one of them cannot be what it names. */
function readParams({ path }: Route, segments: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, name] of (path.match(/:\w+/g) ?? []).entries()) {
    const value = readParam(segments[index] ?? '');
    if (value === null) return null;
    params[name.slice(1)] = value;
  }
  return params;
}

/** Which page is drawn at a path, with which props. */
export function matchRoute(pathname: string): RouteMatch {
  for (const [index, route] of routes.entries()) {
    const found = patterns[index]?.exec(pathname);
    const params = found && readParams(route, found.slice(1));
    if (params) {
      return {
        page: route.page,
        params: { ...route.given, ...params },
        isPrivate: route.isPrivate ?? false,
        withoutScript: route.withoutScript ?? null,
      };
    }
  }
  return nowhere;
}

/** The page of a design at a path: an address of a page that it does not draw is none of its store's. */
export function matchPage(design: Pick<CompleteDesign, 'pages'>, pathname: string): RouteMatch {
  const match = matchRoute(pathname);
  return design.pages[match.page] ? match : nowhere;
}

const findOrderPath = '/orders-status';

/** The page of the order that the form of /orders-status asks for; null for any other address. */
export function orderOf(pathname: string, search: string): string | null {
  if (pathname.replace(/\/+$/, '') !== findOrderPath) return null;
  const ref = new URLSearchParams(search).get('ref')?.trim() ?? '';
  const target = `${findOrderPath}/${encodeURIComponent(ref)}`;
  // Dots alone are a step of a path, not a name.
  return /^\.*$/.test(ref) || matchRoute(target).page === 'notFound' ? null : target;
}

/** Where an address leads instead of itself, or null: `/shop`, any page's path with slashes at its end, an order that was asked for. */
export function redirectOf(pathname: string, search: string): string | null {
  const order = orderOf(pathname, search);
  if (order !== null) return order;
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  const target = redirects[trimmed] ?? trimmed;
  return target === pathname || matchRoute(target).page === 'notFound' ? null : target + search;
}
