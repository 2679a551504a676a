import type { Config } from './platform/config/config.ts';
import { siteUrlOf } from './modules/stores/storeSettings.ts';
import type { Store } from './modules/stores/store.ts';

/** More stores than this are counted, not named. */
const mostNamed = 10;

/**
 * The line that reports, to a person or a program, that the server is ready, and at which
 * addresses.
 */
export function readyLine(stores: readonly Store[], config: Config): string {
  const named = stores.slice(0, mostNamed).map((store) => siteUrlOf(store, config));
  const others = stores.length > mostNamed ? ` and ${stores.length - mostNamed} more` : '';
  if (named.length === 0)
    return `ready on ${config.host}:${config.port}, without a store: make one with "npm run store -- create"`;
  return `ready ${named.join(' ')}${others}`;
}
