import { definitionOf, pageNames } from '@teranga/core/pages/table';
import type { PageName } from '@teranga/design-kit';
import { matchRoutes, type Params } from 'react-router-dom';

/** The longest path parameter that is looked at; a longer one is no page. */
const maxParamLength = 200;

/** A page's path in the router's notation. */
export interface PageRoute {
  page: PageName;
  path: string;
}

/** An address read against the table of pages. */
export interface RouteMatch {
  page: PageName;
  /** The page's props. */
  params: Readonly<Record<string, string>>;
  /**
   * It shows its visitor's own data, or an order: not cached, sends a referrer to its own site
   * only.
   */
  isPrivate: boolean;
}

const unrouted = (page: PageName): RouteMatch => ({
  page,
  params: {},
  isPrivate: false,
});

/** The route of the error page. */
export const errorMatch: RouteMatch = unrouted('error');
/** The route of an address without a page. */
export const notFoundMatch: RouteMatch = unrouted('notFound');

const routes: readonly PageRoute[] = pageNames.flatMap((page) => {
  const { path } = definitionOf(page);
  return path === null ? [] : [{ page, path }];
});

/** Permanently moved paths; the query is preserved. */
export const movedPaths: Readonly<Record<string, string>> = { '/shop': '/products' };

const controlCharacter = /\p{Cc}/u;

/** Whether a path cannot be decoded: the router would match it as it is. */
function isMalformed(pathname: string): boolean {
  try {
    // Used, so that the bundler keeps the call.
    return decodeURIComponent(pathname) === '';
  } catch {
    return true;
  }
}

const isUsable = (value: string) => value.length <= maxParamLength && !controlCharacter.test(value);

/** A page's props; parameters that may be missing are empty. */
function readParams(path: string, found: Params): Record<string, string> {
  const names = (path.match(/:\w+/g) ?? []).map((name) => name.slice(1));
  return Object.fromEntries(names.map((name) => [name, found[name] ?? '']));
}

/** The page of a route that the router matched; a parameter that no page can have is not found. */
export function toRouteMatch({ page, path }: PageRoute, found: Params, pathname: string): RouteMatch {
  const params = readParams(path, found);
  const values = Object.values(params);
  if (isMalformed(pathname) || !values.every(isUsable)) return notFoundMatch;
  const { cache } = definitionOf(page);
  return {
    page,
    params,
    isPrivate: cache === 'private' && !values.includes(''),
  };
}

/** A design, as far as routes need it: the pages that it has. */
interface PagesOf {
  pages: Readonly<Partial<Record<PageName, unknown>>>;
}

/** The routes of the pages that a design has. */
export function routesOf(design: PagesOf): readonly PageRoute[] {
  return routes.filter(({ page }) => design.pages[page]);
}

const toRouteObject = (route: PageRoute) => ({ path: route.path, caseSensitive: true, handle: route });

function matchIn(candidates: readonly PageRoute[], pathname: string): RouteMatch {
  const [match] = matchRoutes(candidates.map(toRouteObject), pathname) ?? [];
  return match ? toRouteMatch(match.route.handle, match.params, pathname) : notFoundMatch;
}

/** The page for a path, whatever the design. */
export const matchRoute = (pathname: string): RouteMatch => matchIn(routes, pathname);

/** The page of a design for a path: `notFound` if the design does not have the page. */
export const matchPage = (design: PagesOf, pathname: string): RouteMatch =>
  matchIn(routesOf(design), pathname);
