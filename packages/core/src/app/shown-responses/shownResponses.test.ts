import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { ratesApi } from '../../features/currency/ratesApi.ts';
import { cartApi } from '../../features/cart/cartApi.ts';
import { productsApi } from '../../features/catalogue/productsApi.ts';
import { initialRequests } from '../../pages/requests/pageRequests.ts';
import { storeApi } from '../../features/store-info/storeApi.ts';
import { makeTestStore, testOrigin } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { frameEndpoints, shownResponses } from './shownResponses.ts';

const served = serveWorld();

const isShared = (url: string) => !url.endsWith('/exchange-rates');

it('The shown responses are those of the page, if it has any, excluding visitor data and responses no longer shown', async () => {
  const store = makeTestStore();
  const listed = () =>
    store.dispatch(shownResponses(isShared)).map(({ url }) => url?.replace(testOrigin, ''));
  const { getNewProducts, getRelatedProducts } = productsApi.endpoints;
  await store.dispatch(storeApi.endpoints.getStore.initiate());
  await store.dispatch(cartApi.endpoints.getCart.initiate());
  await store.dispatch(ratesApi.endpoints.getRates.initiate(null));
  await vi.waitFor(() => expect(listed()).toEqual(['/api/store']));
  const related = store.dispatch(getRelatedProducts.initiate('robe wax'));
  await related;
  await store.dispatch(getNewProducts.initiate(undefined, { subscribe: false }));
  await vi.waitFor(() => expect(listed()).toEqual(['/api/products/robe%20wax/related']));
  related.unsubscribe();
  await vi.waitFor(() => expect(listed()).toEqual(['/api/store']));
});

it('A shown response has the time at which the server sent it', async () => {
  const date = 'Mon, 02 Nov 2026 11:00:00 GMT';
  served.server.use(http.get('*/api/store', () => HttpResponse.json({}, { headers: { Date: date } })));
  const store = makeTestStore();
  await store.dispatch(storeApi.endpoints.getStore.initiate());
  await vi.waitFor(() =>
    expect(store.dispatch(shownResponses(isShared))).toEqual([
      { url: `${testOrigin}/api/store`, sentAt: Date.parse(date) },
    ]),
  );
});

it('The endpoints shared by all pages are those of the initial requests', () => {
  const store = makeTestStore();
  for (const request of initialRequests()) void store.dispatch(request);
  const requested = Object.values(store.getState().api.queries).map((query) => query?.endpointName);
  expect(new Set(requested)).toEqual(frameEndpoints);
});
