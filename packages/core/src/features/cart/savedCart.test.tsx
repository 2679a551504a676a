import { aCartLine, handlersFor } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { visitorRequests } from '../../app/visitor/visitorRequests.ts';
import { makeTestStore, memoryStorage } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import { basket, isReady, show } from './testing/cartPage.tsx';
import { selectToasts } from '../../lib/alerts/alertsSlice.ts';

const served = serveWorld();

const saved = async () => {
  const storage = memoryStorage();
  served.world.cart = [aCartLine({ quantity: 2 }, basket)];
  const shown = show(makeTestStore({ storage }));
  await isReady(shown);
  await waitFor(() => expect(storage.local?.getItem('cart')).toContain('panier-tresse'));
  shown.unmount();
  return storage;
};

describe('The copy of the cart', () => {
  it.each([
    ['out of reach', () => HttpResponse.error()],
    ['answered by nothing', () => new HttpResponse('')],
    ['answered by what is no cart', () => HttpResponse.json({ subtotal: 0 })],
    ['answered by lines that say nothing', () => HttpResponse.json({ items: [{}] })],
  ])('is shown and preserved while the cart is %s', async (_what, answer) => {
    const storage = await saved();
    served.server.use(http.get('*/api/cart', answer));
    const store = makeTestStore({ storage });
    const shown = show(store);
    expect(shown.result.current.badge.count).toBe(0);
    await act(async () => {
      await Promise.all(visitorRequests().map((request) => store.dispatch(request)));
    });
    await waitFor(() => expect(shown.result.current.badge.count).toBe(2));
    expect(shown.line().quantity.value).toBe(2);
    await waitFor(() =>
      expect(shown.result.current.cart).toMatchObject({
        failure: { message: 'Erreur lors du chargement du panier' },
      }),
    );
    const { cart } = shown.result.current;
    served.server.resetHandlers(...handlersFor(served.world));
    act(() => {
      if (cart.status === 'ready') cart.failure?.retry();
    });
    await waitFor(() => expect(shown.result.current.cart).toMatchObject({ failure: null }));
  });

  it.each([['{"version":0,"lines":[]}'], ['{"version":1,"lines":[{"productId":1}]}'], ['null'], ['{']])(
    'is not read from %s',
    async (text) => {
      served.server.use(http.get('*/api/cart', () => HttpResponse.error()));
      const store = makeTestStore({ storage: memoryStorage({ cart: text }) });
      const shown = show(store);
      await act(async () => {
        await Promise.all(visitorRequests().map((request) => store.dispatch(request)));
      });
      await waitFor(() => expect(shown.result.current.cart.status).toBe('failed'));
    },
  );

  it.each([
    [['panier-tresse'], ['Retiré de votre panier : Panier tressé.']],
    [[], []],
  ])('names the products that the cart has lost: %j', async (lost, texts) => {
    const storage = await saved();
    served.world.cart = served.world.cart.filter(({ productId }) => !lost.includes(productId));
    const store = makeTestStore({ storage });
    const shown = show(store);
    await act(async () => {
      await Promise.all(visitorRequests().map((request) => store.dispatch(request)));
    });
    await waitFor(() => expect(shown.result.current.cart.status).not.toBe('loading'));
    await waitFor(() => expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual(texts));
  });

  it('synchronizes two tabs', async () => {
    const storage = await saved();
    const shown = show(makeTestStore({ storage }));
    await isReady(shown);
    const other = JSON.parse(storage.local?.getItem('cart') ?? '') as { lines: { quantity: number }[] };
    other.lines.forEach((line) => (line.quantity = 7));
    storage.local?.setItem('cart', JSON.stringify(other));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    await waitFor(() => expect(shown.line().quantity.value).toBe(7));
  });
});
