import { createContext, use, useLayoutEffect, useRef, useState, useTransition, type ReactNode } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import type { Arrival, BrowserHistory, Place } from './browserHistory.ts';
import type { StartPage } from './startPage.ts';

const arrivals: Record<Arrival, NavigationType> = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
};

const PendingContext = createContext(false);

/** True while the next page is on its way and the last one still stands. */
export function useIsNavigating(): boolean {
  return use(PendingContext);
}

/** The router over the browser's history. The page that stands stays until the next one can be drawn. */
export function ShellRouter({
  history,
  start,
  children,
}: {
  history: BrowserHistory;
  start: StartPage;
  children: ReactNode;
}) {
  const [{ location, arrival }, setPlace] = useState(history.place);
  const [isNavigating, startTransition] = useTransition();
  const latest = useRef<Place>(undefined);
  useLayoutEffect(() => {
    const go = async (place: Place) => {
      latest.current = place;
      const { pathname, search } = place.location;
      await start(pathname + search);
      // A later wish overtakes an earlier one.
      if (latest.current === place) startTransition(() => setPlace(place));
    };
    return history.listen((place) => startTransition(() => go(place)));
  }, [history, start, startTransition]);
  return (
    <PendingContext value={isNavigating}>
      <Router location={location} navigationType={arrivals[arrival]} navigator={history}>
        {children}
      </Router>
    </PendingContext>
  );
}
