import { isDataSaverOn } from '@teranga/core/lib/preferences';
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

/** Whether the next page is loading while this one is still shown. */
export function useIsNavigating(): boolean {
  return use(NavigatingContext);
}

interface ShellRouterProps {
  history: BrowserHistory;
  start: StartPage;
  children: ReactNode;
}

/** Renders by the browser's history. The current page stays until the next one can render. */
export function ShellRouter({ history, start, children }: ShellRouterProps) {
  const [{ address, arrivalType }, setPlace] = useState(history.place);
  const [isNavigating, startTransition] = useTransition();
  const latest = useRef<HistoryLocation>(undefined);
  useLayoutEffect(() => {
    const onEvent = (place: HistoryLocation) => {
      latest.current = place;
      const { pathname, search } = place.address;
      const { arrived, hasPreviewData } = start(pathname + search);
      // A preview is cheap to render: doing it at once is faster than in time slices.
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
      prefetch: (href) => void (isDataSaverOn() || start(href)),
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
