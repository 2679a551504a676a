import type { CompleteDesign, PageName } from '@teranga/design-kit';
import { matchRoutes, type Params } from 'react-router-dom';
import { routes, type Route, type ScriptNeed } from './routes.ts';

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

const unrouted = (page: PageName): RouteMatch => ({
  page,
  params: {},
  isPrivate: false,
  withoutScript: null,
});

/** The route of the error page. */
export const errorMatch: RouteMatch = unrouted('error');
/** The route of an address without a page. */
export const notFoundMatch: RouteMatch = unrouted('notFound');

const controlCharacter = /\p{Cc}/u;

const isUsable = (value: string) => value.length <= maxParamLength && !controlCharacter.test(value);

/** The page of a route that the router matched; a parameter that no page can have is not found. */
export function toRouteMatch(route: Route, found: Params): RouteMatch {
  const params = Object.fromEntries(Object.entries(found).map(([name, value = '']) => [name, value]));
  if (!Object.values(params).every(isUsable)) return notFoundMatch;
  return {
    page: route.page,
    params: { ...route.given, ...params },
    isPrivate: route.isPrivate ?? false,
    withoutScript: route.withoutScript ?? null,
  };
}

/** The routes of the pages that a design has. */
export function routesOf(design: Pick<CompleteDesign, 'pages'>): readonly Route[] {
  return routes.filter(({ page }) => design.pages[page]);
}

const toRouteObject = (route: Route) => ({ path: route.path, caseSensitive: true, handle: route });

function matchIn(candidates: readonly Route[], pathname: string): RouteMatch {
  const [match] = matchRoutes(candidates.map(toRouteObject), pathname) ?? [];
  return match ? toRouteMatch(match.route.handle, match.params) : notFoundMatch;
}

/** The page for a path, whatever the design. */
export const matchRoute = (pathname: string): RouteMatch => matchIn(routes, pathname);

/** The page of a design for a path: `notFound` if the design does not have the page. */
export const matchPage = (design: Pick<CompleteDesign, 'pages'>, pathname: string): RouteMatch =>
  matchIn(routesOf(design), pathname);
