import { isFirstPage } from '@teranga/core/lib/hydration';
import { loadCode, untilLoaded } from '@teranga/core/lib/retry';
import { lazy, Suspense, useState, type ComponentType } from 'react';

/**
 * A component whose server HTML stays, with working links, until its code loads after hydration.
 * `load` imports the file of the page's name in the folder `islands`, so that its styles load too.
 */
export function lazyIsland<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> } | undefined>,
): ComponentType<Props> {
  let isReady = false;
  const Island = lazy(async () => {
    const module = await loadCode(load, untilLoaded);
    isReady = true;
    return module;
  });
  return function LazyIsland(props) {
    // The tree stays as it started: changing it would lose the component's state.
    const [isApart] = useState(isFirstPage);
    // React's types cannot tell that a lazy component takes the props of the component it loads.
    const island = <Island {...(props as Parameters<typeof Island>[0])} />;
    const rendered = isApart ? <Suspense>{island}</Suspense> : island;
    const [first] = useState(rendered);
    return isReady ? rendered : first;
  };
}
