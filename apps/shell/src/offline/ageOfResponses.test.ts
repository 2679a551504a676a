import { baseApi } from '@teranga/core/lib/api';
import { dehydrate, makeStore, type DehydratedState } from '@teranga/core/app/store';
import { expect, it, vi } from 'vitest';
import { someMoment, someSettings } from '../testing/someStore.ts';
import { ageOfResponses } from './ageOfResponses.ts';

const probeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ probe: build.query<unknown, string>({ query: (path) => path }) }),
});
const hour = 3_600_000;

/** A page that shows the responses of these paths, each with its age in hours if it names one. */
async function aPageOf(paths: Record<string, number | null>, preloadedState?: DehydratedState) {
  const settings = someSettings({ apiBaseUrl: 'https://boutique.sn' });
  const fetch = async ({ url }: Request) => {
    const age = paths[new URL(url).pathname.slice('/api'.length)] ?? null;
    const date = new Date(someMoment - (age ?? 0) * hour).toUTCString();
    return Response.json(1, age === null ? {} : { headers: { date } });
  };
  const store = makeStore({ settings, fetch, ...(preloadedState && { preloadedState }) });
  const names = Object.keys(paths);
  for (const path of names) await store.dispatch(probeApi.endpoints.probe.initiate(path));
  await vi.waitFor(() => expect(Object.keys(store.getState().api.subscriptions)).toHaveLength(names.length));
  return store;
}

it('the page is as old as the oldest of its shared responses', async () => {
  vi.setSystemTime(someMoment);
  const store = await aPageOf({ '/products/new': 1, '/products/best-sales': 24, '/cart': 99 });
  expect(ageOfResponses(store)).toBe(someMoment - 24 * hour);
});

it('a response without a date is as old as its arrival', async () => {
  vi.setSystemTime(someMoment);
  expect(ageOfResponses(await aPageOf({ '/products/new': null }))).toBe(someMoment);
});

it('a response that came with the page is as old as the page', async () => {
  vi.setSystemTime(someMoment);
  const server = await aPageOf({ '/products/new': null });
  const page = await aPageOf({ '/products/new': 48 }, dehydrate(server.getState()));
  expect(ageOfResponses(page)).toBe(someMoment);
});

it('a page without such responses has no age', async () => {
  expect(ageOfResponses(await aPageOf({ '/cart': 1 }))).toBe(null);
});
