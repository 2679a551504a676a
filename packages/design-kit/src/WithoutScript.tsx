import { useHydrated } from '@teranga/core/lib/hydration';
import type { ReactNode } from 'react';

/**
 * What a page shows while no script runs: hidden while scripts load, shown if they fail, gone
 * afterwards.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return useHydrated() ? null : <span data-without-script="">{children}</span>;
}
