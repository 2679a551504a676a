// @vitest-environment jsdom
import { baseApi } from '@teranga/core/lib/api';
import { makeStore } from '@teranga/core/app/store';
import { expect, it, vi } from 'vitest';
import { stateElementId } from '../browserState.ts';
import { someMoment, someSettings } from '../testing/someStore.ts';
import { makeAgeOfAnswers } from './ageOfAnswers.ts';

const probeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ probe: build.query<unknown, string>({ query: (path) => path }) }),
});
const hour = 3_600_000;

/**
 * The browser's window with these cached answers, each with its age in hours, over a
 * server-rendered page.
 */
function aWindow(saved: Record<string, number>, rendered: object = {}): Window {
  document.body.innerHTML = `<script type="application/json" id="${stateElementId}"></script>`;
  const state = {
    store: { api: { queries: rendered, provided: {} }, clock: { now: someMoment } },
    parts: [],
  };
  document.getElementById(stateElementId)?.append(JSON.stringify(state));
  const match = async (address: string) => {
    const age = saved[new URL(address).pathname];
    if (age === undefined) return undefined;
    return new Response('1', { headers: { date: new Date(someMoment - age * hour).toUTCString() } });
  };
  return { document, caches: { open: async () => ({ match }) } } as unknown as Window;
}

/** A page that shows the answers of these paths. */
async function aPageOf(paths: string[]) {
  const settings = someSettings({ apiBaseUrl: 'https://boutique.sn' });
  const store = makeStore({ settings, fetch: async () => Response.json(1) });
  for (const path of paths) await store.dispatch(probeApi.endpoints.probe.initiate(path));
  await vi.waitFor(() => expect(Object.keys(store.getState().api.subscriptions)).toHaveLength(paths.length));
  return store;
}

const dayPast = { '/api/products/new': 1, '/api/products/best-sales': 24, '/api/cart': 99 };

it('the page is as old as the oldest of its shared answers', async () => {
  vi.setSystemTime(someMoment);
  const store = await aPageOf(['/products/new', '/products/best-sales', '/cart']);
  expect(await makeAgeOfAnswers(store, aWindow(dayPast))()).toBe(someMoment - 24 * hour);
});

it('an answer that is not cached is as old as its arrival', async () => {
  vi.setSystemTime(someMoment);
  const store = await aPageOf(['/products/new']);
  expect(await makeAgeOfAnswers(store, aWindow({}))()).toBe(someMoment);
});

it('an answer that came with the page is not that of an earlier visit', async () => {
  vi.setSystemTime(someMoment);
  const store = await aPageOf(['/products/new']);
  const window = aWindow(dayPast, { 'probe("/products/new")': { fulfilledTimeStamp: someMoment } });
  expect(await makeAgeOfAnswers(store, window)()).toBe(someMoment);
});

it('a page without such answers has no age', async () => {
  expect(await makeAgeOfAnswers(await aPageOf(['/cart']), aWindow(dayPast))()).toBe(null);
});
