import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../../lib/api/index.ts';
import { makeCsrfTokens } from '../../lib/services/index.ts';
import { makeClockSource } from '../../lib/services/index.ts';
import type { PageReader } from '@teranga/contract';
import type { StoreSettings } from '../../lib/settings/index.ts';
import type { PostedForms } from '../../lib/posted/index.ts';
import { rootReducer, type RootState } from '../../lib/store/index.ts';
import type { FetchFunction, StoreServices } from '../../lib/services/index.ts';
import { noStorage, type BrowserStorage } from '../../lib/services/index.ts';

/** State transferred from server to browser: responses and render time. */
export interface DehydratedState {
  api: Pick<RootState['api'], 'queries' | 'provided'>;
  clock: RootState['clock'];
  /** The refused form that the page shows again; absent from any other page. */
  posted?: PostedForms;
}

/** Options of a Redux store. */
export interface StoreOptions {
  settings: StoreSettings;
  /** Default: the global one. */
  fetch?: FetchFunction;
  /** Reads without requests, on the server. */
  read?: PageReader;
  /** Milliseconds since 1970. Default: the device's clock. */
  now?: () => number;
  preloadedState?: DehydratedState;
  /** Default: none, as on a server. */
  storage?: BrowserStorage;
}

function makeServices(options: StoreOptions): StoreServices {
  const { settings, now = Date.now, storage = noStorage } = options;
  const fetch: FetchFunction = options.fetch ?? ((request) => globalThis.fetch(request));
  // A server has no origin of its own; any will do, since it calls itself.
  const ownOrigin = typeof location === 'undefined' ? settings.siteUrl : location.origin;
  const apiOrigin = settings.apiBaseUrl || ownOrigin;
  return {
    fetch,
    read: options.read ?? null,
    apiOrigin,
    storage,
    csrf: makeCsrfTokens(settings.csrfToken),
    clock: makeClockSource(now),
    responses: new Map(),
  };
}

/** Milliseconds the development checks may take before they warn about their own slowness. */
const slowCheckMs = 200;

/** Makes the one store of a page, in the browser or for one rendering on the server. */
export function makeStore(options: StoreOptions) {
  const services = makeServices(options);
  const initial = rootReducer(undefined, { type: 'store/made' });
  const { preloadedState } = options;
  return configureStore({
    reducer: rootReducer,
    preloadedState: {
      ...initial,
      settings: options.settings,
      clock: preloadedState?.clock ?? { now: services.clock.now() },
      ...(preloadedState?.posted && { posted: preloadedState.posted }),
      api: preloadedState ? { ...initial.api, ...preloadedState.api } : initial.api,
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        immutableCheck: { warnAfter: slowCheckMs },
        serializableCheck: { warnAfter: slowCheckMs },
      }).concat(baseApi.middleware),
  });
}

/** The store of a page. */
export type AppStore = ReturnType<typeof makeStore>;

const inOrder = <Value>(values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * State passed from the server to the browser: plain JSON, no personal data, in an order
 * independent of the responses' arrival.
 */
export function dehydrate({ api, clock, posted }: RootState): DehydratedState {
  const { tags, keys } = api.provided;
  const isPosted = Object.keys(posted).length > 0;
  return {
    api: { queries: inOrder(api.queries), provided: { tags, keys: inOrder(keys) } },
    clock,
    ...(isPosted && { posted }),
  };
}
