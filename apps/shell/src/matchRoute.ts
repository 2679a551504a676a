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

/** The route of the error page. */
export const errorMatch: RouteMatch = { page: 'error', params: {}, isPrivate: false, withoutScript: null };

const nowhere: RouteMatch = { page: 'notFound', params: {}, isPrivate: false, withoutScript: null };

const controlCharacter = /\p{Cc}/u;

/** Decodes a parameter; null if it is invalid. */
function readParam(segment: string): string | null {
  try {
    const value = decodeURIComponent(segment);
    const isUsable = value !== '' && value.length <= maxParamLength && !controlCharacter.test(value);
    return isUsable ? value : null;
  } catch {
    return null;
  }
}

/**
 * A route's path as a pattern, with a group per parameter; a trailing slash does not match, and
 * `redirectOf` removes it. Compiled once, as every link of a page is matched.
 */
const patternOf = ({ path }: Route) => new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`);
const patterns = routes.map(patternOf);

/** A route's decoded parameters; null if one of them is invalid. */
function readParams({ path }: Route, segments: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, name] of (path.match(/:\w+/g) ?? []).entries()) {
    const value = readParam(segments[index] ?? '');
    if (value === null) return null;
    params[name.slice(1)] = value;
  }
  return params;
}

/** The page for a path, with its props. */
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

/** The page of a design for a path: `notFound` if the design does not have the page. */
export function matchPage(design: Pick<CompleteDesign, 'pages'>, pathname: string): RouteMatch {
  const match = matchRoute(pathname);
  return design.pages[match.page] ? match : nowhere;
}

const findOrderPath = '/orders-status';

/** The path of the order that the form of /orders-status submits; null for any other address. */
export function orderOf(pathname: string, search: string): string | null {
  if (pathname.replace(/\/+$/, '') !== findOrderPath) return null;
  const ref = new URLSearchParams(search).get('ref')?.trim() ?? '';
  const target = `${findOrderPath}/${encodeURIComponent(ref)}`;
  // Dots alone are a step of a path, not a name.
  return /^\.*$/.test(ref) || matchRoute(target).page === 'notFound' ? null : target;
}

/**
 * The redirect target of an address, or null: for `/shop`, for any path with trailing slashes, for
 * a submitted order reference.
 */
export function redirectOf(pathname: string, search: string): string | null {
  const order = orderOf(pathname, search);
  if (order !== null) return order;
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  const target = redirects[trimmed] ?? trimmed;
  return target === pathname || matchRoute(target).page === 'notFound' ? null : target + search;
}
