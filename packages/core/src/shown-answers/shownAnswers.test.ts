import { expect, it, vi } from 'vitest';
import { cartApi } from '../cart/cartApi.ts';
import { productsApi } from '../catalogue/productsApi.ts';
import { initialRequests } from '../page-requests/pageRequests.ts';
import { storeApi } from '../store-info/storeApi.ts';
import { makeTestStore, testOrigin } from '../testing/renderWithStore.tsx';
import { serveWorld } from '../testing/serve.ts';
import { frameEndpoints, makeShownAnswers } from './shownAnswers.ts';

serveWorld();

const isShared = (address: string) => !address.endsWith('/cart');

it('the answers on screen are the page’s, where it has some, without what is the visitor’s own or shown no more', async () => {
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

it('an answer tells when it came', async () => {
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

it('the answers every page shows are those every page asks for', () => {
  const store = makeTestStore();
  for (const request of initialRequests()) void store.dispatch(request);
  const requested = Object.values(store.getState().api.queries).map((query) => query?.endpointName);
  expect(new Set(requested)).toEqual(frameEndpoints);
});
