import {
  Action,
  createBrowserHistory,
  createPath,
  parsePath,
  type Location,
  type To,
} from '@remix-run/router';
import {
  createContext,
  startTransition,
  use,
  useDeferredValue,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { Router } from 'react-router-dom';
import type { StartPage } from './startPage.ts';
import { firstKey } from './useGoBack.ts';

/** An entry of the history, and how it was reached. */
interface Entry {
  location: Location;
  action: Action;
}

const NavigatingContext = createContext(false);

/** Whether the next page is loading while this one is still shown. */
export function useIsNavigating(): boolean {
  return use(NavigatingContext);
}

const isSamePage = (a: To, b: To) => {
  const [one, other] = [a, b].map((to) => (typeof to === 'string' ? parsePath(to) : to));
  return one?.pathname === other?.pathname && (one?.search ?? '') === (other?.search ?? '');
};

/**
 * The document's first location: that of the HTML, even if back or forward was pressed since, so
 * that React hydrates the page that the server rendered.
 */
function firstLocation(location: Location, renderedAt: string): Location {
  if (isSamePage(location, renderedAt)) return location;
  const { pathname = '/', search = '', hash = '' } = parsePath(renderedAt);
  return { pathname, search, hash, state: null, key: firstKey };
}

const reload = () => window.location.reload();

interface PageRouterProps {
  start: StartPage;
  /** The address that the document was rendered at, without its origin. */
  renderedAt: string;
  /** Loads the document of the current address. */
  loadDocument?: () => void;
  children: ReactNode;
}

/**
 * The router of the browser's history. Its location changes once that location's page can render:
 * until then the current page stays. A later navigation overtakes an earlier one.
 */
export function PageRouter({ start, renderedAt, loadDocument = reload, children }: PageRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState<Entry>(() => ({
    location: firstLocation(history.location, renderedAt),
    action: Action.Pop,
  }));
  const [next, setNext] = useState<Location | null>(null);
  useLayoutEffect(() => {
    let latest: Location | undefined;
    const follow = ({ location, action }: Entry) => {
      latest = location;
      setNext(location);
      const started = start(createPath(location));
      // It may be a file of the server's, or have moved.
      if (!started) return loadDocument();
      // In a transition: an urgent change would discard HTML that is not hydrated yet.
      void started.then(() => {
        if (latest === location) startTransition(() => setShown({ location, action }));
      });
    };
    const stop = history.listen(follow);
    // A step of the history that was made before.
    if (!isSamePage(history.location, renderedAt)) follow(history);
    return stop;
  }, [history, start, loadDocument, renderedAt]);
  // Deferred: an urgent change of a context discards HTML that is not hydrated yet.
  const isNavigating = useDeferredValue(next !== null && next !== shown.location);
  return (
    <NavigatingContext value={isNavigating}>
      <Router location={shown.location} navigationType={shown.action} navigator={history}>
        {children}
      </Router>
    </NavigatingContext>
  );
}
