import { loadCode, oneRetry } from '@teranga/core/lib/retry';
import { lazy, type ComponentType } from 'react';

/** A screen whose code is fetched when it first renders; a failed request is retried once. */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => loadCode(load, oneRetry));
