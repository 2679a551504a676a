import { useFooter, useHeader } from '@teranga/core/features/page-frame';
import { Footer, clearFailures, Header, useDesign } from '@teranga/design-kit';
import { useLocation, useParams } from '@teranga/design-kit/navigation';
import { Suspense, useCallback, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import styles from './AppFrame.module.css';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { PageBoundary } from '../errors/PageBoundary.tsx';
import { Announcer, FrameControls, FrameEnd, FrameReminder, FrameToasts, Overlays } from '../frame/index.ts';
import { errorMark, mainId } from '../page/mainElement.ts';
import {
  errorMatch,
  notFoundMatch,
  routesOf,
  toRouteMatch,
  type PageRoute,
  type RouteMatch,
} from '../page/matchRoute.ts';
import { NavigationEffects } from '../navigation/NavigationEffects.tsx';
import type { ScrollPositions } from '../navigation/ScrollPositions.ts';
import { useIsNavigating } from '../navigation/PageRouter.tsx';
import { useGoBack } from '../navigation/useGoBack.ts';
import type { PageCode } from '../page/pageCode.ts';
import { Page } from './Page.tsx';

/** Focuses the main content without a history entry. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  const main = document.getElementById(mainId);
  main?.focus();
  main?.scrollIntoView();
}

/** Whether the store's design has a page at a path without parameters. */
function useHasPage() {
  const { design } = useDesign();
  const paths = useMemo(() => new Set(routesOf(design).map(({ path }) => path)), [design]);
  return useCallback((href: string) => paths.has(href), [paths]);
}

function FrameHeader() {
  return <Header {...useHeader(useLocation().pathname, useHasPage(), useGoBack())} />;
}

function FrameFooter() {
  return <Footer {...useFooter(useHasPage())} />;
}

/** A progress bar shown while the next page loads. */
function Progress() {
  return <div className={styles.progress} data-active={useIsNavigating() || undefined} />;
}

/** The container of pages, marked where the server could not render the page. */
function Main({ isError, children }: { isError: boolean; children: ReactNode }) {
  return (
    <main
      {...(isError && { [errorMark]: '' })}
      id={mainId}
      className={styles.main}
      tabIndex={-1}
      aria-busy={useIsNavigating()}
    >
      {children}
    </main>
  );
}

/** Independent of the address: created once, so that navigation does not re-render it. */
const below = (
  <>
    <FrameFooter />
    <FrameControls />
    <FrameToasts />
    <Overlays />
  </>
);
const end = <FrameEnd />;

/** What the frame needs, whatever its page. */
export interface FrameProps {
  code: PageCode;
  scrollPositions: ScrollPositions;
  /** Called when the page is on screen and hydrated. */
  onReady: () => void;
}

/** Everything on screen: header, the page at this address, footer, messages. */
export function AppFrame({ match, code, scrollPositions, onReady }: FrameProps & { match: RouteMatch }) {
  const { pathname, search, key } = useLocation();
  const [firstKey] = useState(key);
  const design = useDesign();
  const discard = () => {
    code.discard();
    clearFailures(design);
  };
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`} onClick={skipToMain}>
        Aller au contenu
      </a>
      <Progress />
      <FrameHeader />
      <FrameReminder page={match.page} />
      <Main isError={match === errorMatch}>
        <Suspense>
          <PageBoundary
            resetKey={`${key} ${pathname}${search}`}
            onRetry={discard}
            renderFallback={(error, retry) => <ErrorPage error={error} retry={retry} code={code} />}
          >
            <Page match={match} code={code} />
          </PageBoundary>
          <NavigationEffects scrollPositions={scrollPositions} onReady={onReady} />
        </Suspense>
      </Main>
      {below}
      <Announcer match={match} firstKey={firstKey} />
      {end}
    </>
  );
}

/** The frame around the page of a route; without a route it is not found. */
export function RoutedFrame({ route, ...frame }: FrameProps & { route: PageRoute | null }) {
  const params = useParams();
  const { pathname } = useLocation();
  const match = useMemo(
    () => (route ? toRouteMatch(route, params, pathname) : notFoundMatch),
    [route, params, pathname],
  );
  return <AppFrame match={match} {...frame} />;
}
