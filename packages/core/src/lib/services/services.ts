import type { PageReader } from '@teranga/contract';
import type { CsrfTokens } from './csrfTokens.ts';
import type { ClockSource } from './clockSource.ts';
import type { BrowserStorage } from './storageSlot.ts';

/** How requests leave. */
export type FetchFunction = (request: Request) => Promise<Response>;

/** External dependencies of a store: the extra argument of every thunk. */
export interface StoreServices {
  fetch: FetchFunction;
  /** Reads without requests, where a page is rendered on the server; null in a browser. */
  read: PageReader | null;
  /** Where `/api` lives: scheme, host and port, no slash at the end. */
  apiOrigin: string;
  csrf: CsrfTokens;
  clock: ClockSource;
  storage: BrowserStorage;
}
