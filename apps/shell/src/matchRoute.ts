import type { CompleteDesign, PageName } from '@teranga/design-kit';
import { redirects, routes, type Route } from './routes.ts';

/** The longest path parameter that is looked at; a longer one is no page. */
const maxParamLength = 200;

/** An address read against the route table. */
export interface RouteMatch {
  page: PageName;
  /** The page's props. */
  params: Readonly<Record<string, string>>;
  isPrivate: boolean;
  withoutScript: string | null;
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

/** The parameters of `segments` under a route's pattern; null when it does not fit. */
function readParams(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!expected.startsWith(':')) {
      if (expected !== segment) return null;
      continue;
    }
    const value = readParam(segment);
    if (value === null) return null;
    params[expected.slice(1)] = value;
  }
  return params;
}

const table = routes.map((route: Route & { given?: Record<string, string> }) => ({
  route,
  pattern: route.path.split('/'),
}));

/** Which page is drawn at a path, with which props. */
export function matchRoute(pathname: string): RouteMatch {
  const segments = pathname.split('/');
  for (const { route, pattern } of table) {
    const params = readParams(pattern, segments);
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

/** Where an address moved for good, or null: `/shop`, and any page's path with slashes at its end. */
export function redirectOf(pathname: string, search: string): string | null {
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  const target = redirects[trimmed] ?? trimmed;
  return target === pathname || matchRoute(target).page === 'notFound' ? null : target + search;
}
