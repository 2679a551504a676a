import { resolved } from '@teranga/design-kit';
import { createElement, use } from 'react';
import { PageHead } from '../frame/index.ts';
import type { RouteMatch } from '../page/matchRoute.ts';
import type { PageCode } from '../page/pageCode.ts';

/** The page of a route; suspends until its code is loaded. */
export function Page({ match, code }: { match: RouteMatch; code: PageCode }) {
  use(code.componentOf(match.page) ? resolved : code.load(match.page));
  // Once the promise resolves, the code is available and React re-renders.
  const component = code.componentOf(match.page);
  return (
    <>
      <PageHead page={match.page} params={match.params} />
      {component && createElement(component, match.params)}
    </>
  );
}
