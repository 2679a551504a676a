import { dehydrate } from '@teranga/core/app/store';
import { expect, it } from 'vitest';
import { testReader } from '../testing/testReader.ts';
import { someMoment, someSettings } from '../testing/someStore.ts';
import { prepareStore } from './prepareStore.ts';
import type { SharedQueryCache } from '@teranga/core/pages/render';

const ofEveryPage = ['getStore', 'getPopularCategories', 'getPopularTags'];

function aQueryCache(): SharedQueryCache {
  const held = new Map<string, object>();
  return { get: (key) => held.get(key), set: (key, read) => held.set(key, read) };
}

/** A page's store and its requests; answers have these statuses, else 200. */
async function prepared(
  page: 'cart' | 'product',
  productId: string,
  queryCache?: SharedQueryCache,
  statuses: Readonly<Record<string, number>> = {},
) {
  const { read, requested } = testReader({ statuses });
  const request = {
    url: '',
    settings: someSettings(),
    read,
    now: someMoment,
    ...(queryCache && { queryCache }),
  };
  const match = { page, params: { productId }, isPrivate: false } as const;
  const store = await prepareStore(request, match, new URLSearchParams(), { homeRequests: [] });
  return { requested, held: dehydrate(store.getState()).api };
}

it('a page requests only what no earlier page has cached, with the same resulting state', async () => {
  const queryCache = aQueryCache();
  const first = await prepared('cart', '', queryCache);
  const second = await prepared('cart', '', queryCache);
  expect(first.requested).toEqual(ofEveryPage);
  expect(second.requested).toEqual([]);
  expect(second.held).toEqual(first.held);
});

it('a page contains nothing that only other pages show', async () => {
  const queryCache = aQueryCache();
  await prepared('product', 'robe', queryCache);
  const other = await prepared('product', 'boubou', queryCache);
  expect(other.requested).toEqual(['getProduct boubou', 'getRelatedProducts boubou']);
  expect(Object.keys(other.held.queries).join()).not.toContain('robe');
});

it('a failed request is repeated', async () => {
  const queryCache = aQueryCache();
  await prepared('cart', '', queryCache, { getStore: 500 });
  expect((await prepared('cart', '', queryCache)).requested).toEqual(['getStore']);
});

it('without a cache each page requests everything', async () => {
  await prepared('cart', '');
  expect((await prepared('cart', '')).requested).toEqual(ofEveryPage);
});
