import {
  createContext,
  startTransition,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import {
  createPath,
  NavigationType,
  parsePath,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import type { StartPage } from './startPage.ts';

/** An entry of the history, and how it was reached. */
interface ShownEntry {
  location: Location;
  navigationType: NavigationType;
}

const NavigatingContext = createContext(false);

/** Whether the next page is loading while this one is still shown. */
export function useIsNavigating(): boolean {
  return use(NavigatingContext);
}

const pageOf = ({ pathname = '/', search = '' }: Partial<Location>) => pathname + search;

/**
 * The document's first location: that of the HTML, even if back or forward was pressed since, so
 * that React hydrates the page that the server rendered.
 */
function firstLocation(location: Location, renderedAt: string): Location {
  const rendered = parsePath(renderedAt);
  if (pageOf(rendered) === pageOf(location)) return location;
  const { pathname = '/', search = '', hash = '' } = rendered;
  return { pathname, search, hash, state: null, key: 'default' };
}

/** Reports a step of the history that was made before the router listened. */
function useMissedStep(location: Location) {
  useEffect(() => {
    if (pageOf(location) !== pageOf(window.location as Partial<Location>))
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
  const [shown, setShown] = useState<ShownEntry>(() => ({
    location: firstLocation(location, renderedAt),
    navigationType: NavigationType.Pop,
  }));
  const isShown = shown.location === location;
  useLayoutEffect(() => {
    if (isShown) return;
    const started = start(createPath(location));
    const show = () => setShown({ location, navigationType });
    // It may be a file of the server's, or have moved.
    if (!started) return loadDocument();
    // A preview is cheap to render: doing it at once is faster than in time slices.
    if (started.hasPreview) return show();
    let isOvertaken = false;
    void started.arrived.then(() => {
      if (!isOvertaken) startTransition(show);
    });
    return () => {
      isOvertaken = true;
    };
  }, [isShown, location, navigationType, start, loadDocument]);
  // Deferred: an urgent change of a context discards HTML that is not hydrated yet.
  const isNavigating = useDeferredValue(!isShown);
  return (
    <NavigatingContext value={isNavigating}>
      <LocationContext.Provider value={shown}>{children}</LocationContext.Provider>
    </NavigatingContext>
  );
}
