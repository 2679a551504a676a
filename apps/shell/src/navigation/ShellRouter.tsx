import { isEconomical } from '@teranga/core/economy';
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
import type { BrowserHistory, Place } from './browserHistory.ts';
import { ownPage } from './ownPage.ts';
import type { StartPage } from './startPage.ts';

const NavigatingContext = createContext(false);

/** Whether the next page is on its way while this one still stands. */
export function useIsNavigating(): boolean {
  return use(NavigatingContext);
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
    const hear = (place: Place) => {
      latest.current = place;
      const { pathname, search } = place.address;
      const { arrived, hasFirstSight } = start(pathname + search);
      // A first sight is little to draw: sooner done at once than in slices.
      const draw = () => (hasFirstSight() ? setPlace(place) : startTransition(() => setPlace(place)));
      if (hasFirstSight()) draw();
      else
        startTransition(async () => {
          await arrived;
          // A later wish overtakes an earlier one.
          if (latest.current === place) draw();
        });
    };
    return history.listen(hear);
  }, [history, start, startTransition]);
  const navigation = useMemo<Navigation>(
    () => ({
      prefetch: (href) => void (isEconomical() || start(href)),
      owns: (href) => ownPage(href, window.location.href) !== null,
      go: history.go,
    }),
    [history, start],
  );
  return (
    <NavigatingContext value={isNavigating}>
      <NavigationProvider address={address} arrival={arrival} value={navigation}>
        {children}
      </NavigationProvider>
    </NavigatingContext>
  );
}
