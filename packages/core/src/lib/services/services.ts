import type { CsrfTokens } from './csrfTokens.ts';
import type { ClockSource } from './clockSource.ts';
import type { BrowserStorage } from './storageSlot.ts';

/** How requests leave. */
export type FetchFunction = (request: Request) => Promise<Response>;

/** Where an answer came from. */
export interface ResponseOrigin {
  url: string;
  /** When the server sent it, in milliseconds since 1970; a cache may have kept it since. */
  sentAt: number;
}

/** External dependencies of a store: the extra argument of every thunk. */
export interface StoreServices {
  fetch: FetchFunction;
  /**
   * Answers a call by its name, without HTTP, where a page is rendered on the server; null in a
   * browser.
   */
  read: ((call: object, name: string) => Promise<{ data: unknown } | { error: unknown }>) | null;
  /** Where `/api` lives: scheme, host and port, no slash at the end. */
  apiOrigin: string;
  csrf: CsrfTokens;
  clock: ClockSource;
  storage: BrowserStorage;
  /** The last response of each query, by the query's key in the store. */
  responses: Map<string, ResponseOrigin>;
}
