import { useHydrated } from '@teranga/core/store';
import { here, type PageName } from '@teranga/design-kit';
import { createElement, use, type ReactNode } from 'react';
import { PageHead } from './frame/index.ts';
import type { RouteMatch } from './matchRoute.ts';
import type { PageCode } from './pageCode.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** A page that is drawn in the browser alone. */
function OwnPage({ page, children }: { page: PageName; children: ReactNode }) {
  return useHydrated() ? children : <PageSkeleton page={page} />;
}

/** The page of a route, waiting for its code where it is not here yet. An order's page is drawn in the browser alone; any other once, as its HTML comes to life. */
export function Page({ match, code }: { match: RouteMatch; code: PageCode }) {
  use(code.ready(match.page) ? here : code.load(match.page));
  // After the promise the code is there; React draws again then.
  const component = code.ready(match.page);
  const rendered = component && createElement(component, match.params);
  return (
    <>
      <PageHead page={match.page} params={match.params} />
      {match.isPrivate === true ? <OwnPage page={match.page}>{rendered}</OwnPage> : rendered}
    </>
  );
}
