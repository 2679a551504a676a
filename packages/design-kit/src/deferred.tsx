import { useHydrated } from '@teranga/core/lib/hydration';
import { loadCode, untilLoaded } from '@teranga/core/lib/retry';
import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A component that the server does not render: its code loads after hydration, and then it appears.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await loadCode(load, untilLoaded) }));
  return function Deferred(props) {
    if (!useHydrated()) return null;
    return (
      <Suspense>
        <Loaded {...(props as Parameters<typeof Loaded>[0])} />
      </Suspense>
    );
  };
}
