import { here } from '@teranga/design-kit';
import { createElement, use, useSyncExternalStore } from 'react';
import { PageHead } from './frame/index.ts';
import type { RouteMatch } from './matchRoute.ts';
import type { PageCode } from './pageCode.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

const never = () => () => undefined;

/** False on the server and while its HTML comes to life, true ever after. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The page of a route, waiting for its code where it is not here yet. An order's page is drawn in the browser alone. */
export function Page({ match, code }: { match: RouteMatch; code: PageCode }) {
  const isInBrowser = useIsInBrowser();
  use(code.ready(match.page) ? here : code.load(match.page));
  const component = code.ready(match.page);
  const isHidden = match.isPrivate === true && !isInBrowser;
  return (
    <>
      <PageHead page={match.page} params={match.params} />
      {isHidden && <PageSkeleton page={match.page} />}
      {/* After the promise the code is there; React draws again then. */}
      {!isHidden && component && createElement(component, match.params)}
    </>
  );
}
