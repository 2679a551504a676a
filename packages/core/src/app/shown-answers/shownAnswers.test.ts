import { expect, it, vi } from 'vitest';
import { cartApi } from '../../features/cart/cartApi.ts';
import { productsApi } from '../../features/catalogue/productsApi.ts';
import { initialRequests } from '../../pages/requests/pageRequests.ts';
import { storeApi } from '../../features/store-info/storeApi.ts';
import { makeTestStore, testOrigin } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serve.ts';
import { frameEndpoints, makeShownAnswers } from './shownAnswers.ts';

serveWorld();

const isShared = (address: string) => !address.endsWith('/cart');

it('The shown responses are those of the page, if it has any, excluding visitor data and responses no longer shown', async () => {
  const store = makeTestStore();
  const shown = makeShownAnswers(store, isShared);
  const listed = async () => (await shown()).map(({ address }) => address.replace(testOrigin, ''));
  const { getNewProducts, getRelatedProducts } = productsApi.endpoints;
  await store.dispatch(storeApi.endpoints.getStore.initiate());
  await store.dispatch(cartApi.endpoints.getCart.initiate());
  await vi.waitFor(async () => expect(await listed()).toEqual(['/api/store']));
  const related = store.dispatch(getRelatedProducts.initiate('robe wax'));
  await related;
  await store.dispatch(getNewProducts.initiate(undefined, { subscribe: false }));
  await vi.waitFor(async () => expect(await listed()).toEqual(['/api/products/robe%20wax/related']));
  related.unsubscribe();
  await vi.waitFor(async () => expect(await listed()).toEqual(['/api/store']));
});

it('A shown response has the time it arrived', async () => {
  const store = makeTestStore();
  await store.dispatch(storeApi.endpoints.getStore.initiate());
  const shown = makeShownAnswers(store, isShared);
  const cameAt = store.getState().api.queries['getStore(undefined)']?.fulfilledTimeStamp;
  await vi.waitFor(async () =>
    expect(await shown()).toEqual([
      { key: 'getStore(undefined)', address: `${testOrigin}/api/store`, cameAt },
    ]),
  );
});

it('The endpoints shared by all pages are those of the initial requests', () => {
  const store = makeTestStore();
  for (const request of initialRequests()) void store.dispatch(request);
  const requested = Object.values(store.getState().api.queries).map((query) => query?.endpointName);
  expect(new Set(requested)).toEqual(frameEndpoints);
});
