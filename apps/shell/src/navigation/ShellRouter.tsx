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
import type { BrowserHistory, HistoryLocation } from './browserHistory.ts';
import { resolveInternalLink } from './resolveInternalLink.ts';
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
  const [{ address, arrivalType }, setPlace] = useState(history.place);
  const [isNavigating, startTransition] = useTransition();
  const latest = useRef<HistoryLocation>(undefined);
  useLayoutEffect(() => {
    const onEvent = (place: HistoryLocation) => {
      latest.current = place;
      const { pathname, search } = place.address;
      const { arrived, hasPreviewData } = start(pathname + search);
      // A first sight is little to draw: sooner done at once than in slices.
      const renderUi = () => (hasPreviewData() ? setPlace(place) : startTransition(() => setPlace(place)));
      if (hasPreviewData()) renderUi();
      else
        startTransition(async () => {
          await arrived;
          // A later wish overtakes an earlier one.
          if (latest.current === place) renderUi();
        });
    };
    return history.listen(onEvent);
  }, [history, start, startTransition]);
  const navigation = useMemo<Navigation>(
    () => ({
      prefetch: (href) => void (isEconomical() || start(href)),
      owns: (href) => resolveInternalLink(href, window.location.href) !== null,
      go: history.go,
    }),
    [history, start],
  );
  return (
    <NavigatingContext value={isNavigating}>
      <NavigationProvider address={address} arrivalType={arrivalType} value={navigation}>
        {children}
      </NavigationProvider>
    </NavigatingContext>
  );
}
