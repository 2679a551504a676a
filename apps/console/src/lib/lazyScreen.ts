import { loadCode, oneRetry } from '@teranga/core/lib/retry';
import { lazy, type ComponentType } from 'react';

/** A screen whose code is fetched when it first renders, once more before its error boundary. */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => loadCode(load, oneRetry));
