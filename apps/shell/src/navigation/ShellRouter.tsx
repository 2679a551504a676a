import { NavigationProvider, type Navigation } from '@teranga/design-kit/navigation';
import {
  createContext,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import type { Arrival, BrowserHistory, Place } from './browserHistory.ts';
import type { StartPage } from './startPage.ts';

/** How the page on screen was come to, and whether another is on its way. */
interface Progress {
  arrival: Arrival;
  isNavigating: boolean;
}
const ProgressContext = createContext<Progress>({ arrival: 'pop', isNavigating: false });

/** How the page on screen was come to, and whether the next one is on its way while it still stands. */
export function useProgress(): Progress {
  return use(ProgressContext);
}

interface ShellRouterProps {
  history: BrowserHistory;
  start: StartPage;
  children: ReactNode;
}

/** Draws by the browser's history. The page that stands stays until the next one can be drawn. */
export function ShellRouter({ history, start, children }: ShellRouterProps) {
  const [{ address, arrival }, setPlace] = useState(history.place);
  const [isNavigating, startTransition] = useTransition();
  const latest = useRef<Place>(undefined);
  useLayoutEffect(() => {
    const go = async (place: Place) => {
      latest.current = place;
      const { pathname, search } = place.address;
      await start(pathname + search);
      // A later wish overtakes an earlier one.
      if (latest.current === place) startTransition(() => setPlace(place));
    };
    return history.listen((place) => startTransition(() => go(place)));
  }, [history, start, startTransition]);
  const navigation = useMemo<Navigation>(
    () => ({ prefetch: (href) => void start(href), go: history.go }),
    [history, start],
  );
  const progress = useMemo(() => ({ arrival, isNavigating }), [arrival, isNavigating]);
  return (
    <ProgressContext value={progress}>
      <NavigationProvider address={address} value={navigation}>
        {children}
      </NavigationProvider>
    </ProgressContext>
  );
}
