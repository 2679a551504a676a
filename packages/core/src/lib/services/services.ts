import type { CsrfTokens } from './csrfTokens.ts';
import type { ClockSource } from './clockSource.ts';
import type { BrowserStorage } from './storageSlot.ts';

/** How requests leave: the browser's `fetch`, or the server's call to itself. */
export type FetchFunction = (request: Request) => Promise<Response>;

/** External dependencies of a store: the extra argument of every thunk. */
export interface StoreServices {
  fetch: FetchFunction;
  /** Where `/api` lives: scheme, host and port, no slash at the end. */
  apiOrigin: string;
  csrf: CsrfTokens;
  clock: ClockSource;
  storage: BrowserStorage;
}
