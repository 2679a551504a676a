import { createContext, use, useLayoutEffect, useState, useTransition, type ReactNode } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import type { Arrival, BrowserHistory } from './browserHistory.ts';

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
export function ShellRouter({ history, children }: { history: BrowserHistory; children: ReactNode }) {
  const [{ location, arrival }, setPlace] = useState(history.place);
  const [isNavigating, startTransition] = useTransition();
  useLayoutEffect(
    () => history.listen((place) => startTransition(() => setPlace(place))),
    [history, startTransition],
  );
  return (
    <PendingContext value={isNavigating}>
      <Router location={location} navigationType={arrivals[arrival]} navigator={history}>
        {children}
      </Router>
    </PendingContext>
  );
}
