import { useHydrated } from '@teranga/core/lib/hydration';
import { here, type PageName } from '@teranga/design-kit';
import { createElement, use, type ReactNode } from 'react';
import { PageHead } from './frame/index.ts';
import type { RouteMatch } from './matchRoute.ts';
import type { PageCode } from './pageCode.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** A page that renders only in the browser. */
function OwnPage({ page, children }: { page: PageName; children: ReactNode }) {
  return useHydrated() ? children : <PageSkeleton page={page} />;
}

/**
 * The page of a route; suspends until its code is loaded. An order's page renders only in the
 * browser; any other renders once, on hydration.
 */
export function Page({ match, code }: { match: RouteMatch; code: PageCode }) {
  use(code.ready(match.page) ? here : code.load(match.page));
  // Once the promise resolves, the code is available and React renders again.
  const component = code.ready(match.page);
  const rendered = component && createElement(component, match.params);
  return (
    <>
      <PageHead page={match.page} params={match.params} />
      {match.isPrivate === true ? <OwnPage page={match.page}>{rendered}</OwnPage> : rendered}
    </>
  );
}
