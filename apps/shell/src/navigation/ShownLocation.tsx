import { createContext, use, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  createPath,
  NavigationType,
  parsePath,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import type { StartedPage, StartPage } from './startPage.ts';

/** An entry of the history, how it was reached, and its page. */
interface Arrival {
  location: Location;
  navigationType: NavigationType;
  /** Null for the document's first page, which is there. */
  started: StartedPage | null;
}

/** An address without a page may be a file of the server's, or has moved: the document is loaded. */
const elsewhere: StartedPage = { arrived: new Promise(() => undefined), hasPreview: false };

const NavigatingContext = createContext(false);

/** Whether the next page is loading while this one is still shown. */
export function useIsNavigating(): boolean {
  return use(NavigatingContext);
}

const ArrivedContext = createContext<Promise<void> | null>(null);

/** Suspends a page until its code and data are here or have taken their time. */
export function useArrived(): void {
  const arrived = use(ArrivedContext);
  if (arrived) use(arrived);
}

/**
 * The document's first location: that of the HTML, even if back or forward was pressed since, so
 * that React hydrates the page that the server rendered.
 */
function firstArrival(location: Location, renderedAt: string): Arrival {
  const rendered = parsePath(renderedAt);
  const isHere = createPath({ ...location, hash: '' }) === createPath({ ...rendered, hash: '' });
  const { pathname = '/', search = '', hash = '' } = rendered;
  return {
    location: isHere ? location : { pathname, search, hash, state: null, key: 'default' },
    navigationType: NavigationType.Pop,
    started: null,
  };
}

/** Reports a step of the history that was made before the router listened. */
function useMissedStep(location: Location) {
  useEffect(() => {
    if (createPath(location) !== createPath(window.location))
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
    // Once: from then on the router listens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

const reload = () => window.location.reload();

interface ShownLocationProps {
  start: StartPage;
  /** The address that the document was rendered at, without its origin. */
  renderedAt: string;
  /** Loads the document of the current address. */
  loadDocument?: () => void;
  children: ReactNode;
}

/**
 * Gives everything below it the router's location once that location's page can render: until then
 * the current page stays. A later navigation overtakes an earlier one.
 */
export function ShownLocation({ start, renderedAt, loadDocument = reload, children }: ShownLocationProps) {
  const location = useLocation();
  const navigationType = useNavigationType();
  useMissedStep(location);
  const [first] = useState(() => firstArrival(location, renderedAt));
  const current = useMemo<Arrival>(
    () =>
      location === first.location
        ? first
        : { location, navigationType, started: start(createPath(location)) ?? elsewhere },
    [location, navigationType, first, start],
  );
  const deferred = useDeferredValue(current, first);
  const isElsewhere = current.started === elsewhere;
  useEffect(() => {
    if (isElsewhere) loadDocument();
  }, [isElsewhere, loadDocument]);
  // A preview is cheap to render: doing it at once is faster than in time slices.
  const shown = current.started?.hasPreview ? current : deferred;
  return (
    <NavigatingContext value={shown !== current}>
      <ArrivedContext value={shown.started?.hasPreview ? null : (shown.started?.arrived ?? null)}>
        <LocationContext.Provider value={shown}>{children}</LocationContext.Provider>
      </ArrivedContext>
    </NavigatingContext>
  );
}
