import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { selectAuth, type AuthState } from '../../features/account/auth/index.ts';
import { selectCurrency, type CurrencyState } from '../../features/currency/index.ts';
import { baseApi } from '../../lib/api/index.ts';
import {
  type BrowserStorage,
  type FetchFunction,
  makeClockSource,
  makeCsrfTokens,
  noStorage,
  type StoreServices,
} from '../../lib/services/index.ts';
import type { StoreSettings } from '../../lib/settings/index.ts';
import type { PostedForms } from '../../lib/posted/index.ts';
import { rootReducer, type RootState } from '../../lib/store/index.ts';

/**
 * State transferred from server to browser: responses, render time, and a private page's customer.
 */
export interface DehydratedState {
  api: Pick<RootState['api'], 'queries' | 'provided'>;
  clock: RootState['clock'];
  auth?: AuthState;
  /** The visitor's currency, where it is another than the store's. */
  currency?: CurrencyState;
  /** The refused form that the page re-renders; absent from any other page. */
  posted?: PostedForms;
}

/** Options of a Redux store. */
export interface StoreOptions {
  settings: StoreSettings;
  /** Default: the global one. */
  fetch?: FetchFunction;
  /** Reads without requests, on the server. */
  read?: StoreServices['read'];
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

/** The checks of development may take this many milliseconds before they warn of their slowness. */
const slowCheck = { warnAfter: 200 };
const developmentChecks = { immutableCheck: slowCheck, serializableCheck: slowCheck };

/** Makes the one store of a page, in the browser or for one rendering on the server. */
export function makeStore(options: StoreOptions) {
  const services = makeServices(options);
  const listeners = createListenerMiddleware({ extra: services });
  const initial = rootReducer(undefined, { type: 'store/made' });
  const { api, ...slices } = options.preloadedState ?? { clock: { now: services.clock.now() } };
  return configureStore({
    reducer: rootReducer,
    preloadedState: { ...initial, settings: options.settings, ...slices, api: { ...initial.api, ...api } },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        ...(import.meta.env.DEV && developmentChecks),
      })
        .prepend(listeners.middleware)
        .concat(baseApi.middleware),
  });
}

/** The store of a page. */
export type AppStore = ReturnType<typeof makeStore>;

const inOrder = <Value>(values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * State passed from the server to the browser: plain JSON, in an order independent of the
 * responses' arrival. Only a private page's state holds personal data.
 */
export function dehydrate(state: RootState): DehydratedState {
  const { api, clock, posted } = state;
  const auth = selectAuth(state);
  const selected = selectCurrency(state);
  const { tags, keys } = api.provided;
  const isPosted = Object.keys(posted).length > 0;
  return {
    api: { queries: inOrder(api.queries), provided: { tags, keys: inOrder(keys) } },
    clock,
    ...(auth.status !== 'unknown' && { auth }),
    ...(selected !== 'XOF' && { currency: { selected } }),
    ...(isPosted && { posted }),
  };
}
