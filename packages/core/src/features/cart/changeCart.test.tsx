import { aCart, aCartLine, aProduct } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { visitorRequests } from '../../app/visitor/visitorRequests.ts';
import { deferred } from '../../testing/deferred.ts';
import { serveWorld } from '../../testing/serveWorld.ts';
import { makeTestStore } from '../../testing/renderWithStore.tsx';
import { invalidateCart } from './changeCart.ts';
import { addHeld, basket, isReady, noSuchBasket, show, withOneBasket } from './testing/cartPage.tsx';

const served = serveWorld();

describe('A change of the cart', () => {
  it('shows in the frame of the press, before the server says anything', async () => {
    served.world.cart = [aCartLine({ quantity: 1 }, basket)];
    const shown = show();
    await isReady(shown);
    served.server.use(http.post('*/api/cart/update', () => delay('infinite'), { once: true }));
    act(() => shown.line().quantity.increase());
    expect(shown.result.current.badge.count).toBe(2);
    expect(shown.line().quantity.value).toBe(2);
    expect(shown.texts()).toEqual([]);
  });

  it.each([
    ['made', withOneBasket, 'ready'],
    ['refused', noSuchBasket, 'empty'],
  ])('made before the cart is read is shown with it, until that change is %s', async (_what, answer, end) => {
    const store = makeTestStore();
    const letGo = addHeld(served, store, answer);
    const shown = show(store);
    await isReady(shown);
    expect(shown.line().name).toBe(basket.name);
    letGo();
    await waitFor(() => expect(shown.texts().length).toBe(1));
    await waitFor(() => expect(shown.result.current.cart.status).toBe(end));
  });

  it('is reported once the server has made it', async () => {
    served.world.cart = [aCartLine({ quantity: 1 }, basket)];
    const shown = show();
    await isReady(shown);
    act(() => shown.line().quantity.increase());
    await waitFor(() => expect(shown.texts()).toEqual(['Votre article a été mis à jour dans votre panier.']));
    expect(served.world.cart.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('is sent for the last of several quick presses, after the earlier ones', async () => {
    served.world.cart = [aCartLine({ quantity: 1 }, basket)];
    const shown = show();
    await isReady(shown);
    const { quantity } = shown.line();
    act(() => [2, 3, 4, 5, 6].forEach(quantity.set));
    await waitFor(() => expect(served.world.cart[0]?.quantity).toBe(6));
    await waitFor(() => expect(shown.texts().length).toBe(1));
    expect(served.world.log.filter((call) => call === 'POST /api/cart/update').length).toBe(1);
    expect(shown.line().quantity.value).toBe(6);
  });

  it.each([
    ['with what the server says', { message: 'Ce produit est retiré.' }, 'Ce produit est retiré.'],
    ['in our words when it says nothing', {}, 'Erreur lors de la mise à jour du panier'],
  ])('is taken back when it fails, %s', async (_what, body, text) => {
    served.world.cart = [aCartLine({ quantity: 1 }, basket)];
    served.server.use(http.post('*/api/cart/update', () => HttpResponse.json(body, { status: 422 })));
    const shown = show();
    await isReady(shown);
    act(() => shown.line().quantity.increase());
    await waitFor(() => expect(shown.texts()).toEqual([text]));
    await waitFor(() => expect(shown.line().quantity.value).toBe(1));
  });

  it('can be undone after a product was taken out', async () => {
    served.world.cart = [aCartLine({ quantity: 2 }, basket)];
    const shown = show();
    await isReady(shown);
    act(() => shown.line().remove());
    await waitFor(() => expect(shown.texts()).toEqual(['Article retiré du panier.']));
    expect(shown.result.current.cart.status).toBe('empty');
    expect(served.world.cart).toEqual([]);
    act(() => shown.result.current.toasts[0]?.action?.run());
    await waitFor(() => expect(served.world.cart.map(({ quantity }) => quantity)).toEqual([2]));
    await waitFor(() => expect(shown.line().quantity.value).toBe(2));
  });

  it('restores a product to its position, with the price it was added at', async () => {
    const lines = ['sac', 'panier-tresse', 'robe'].map((id) =>
      aCartLine({ price: 9000 }, aProduct({ id, name: id })),
    );
    served.world.products = lines.map(({ productId }) => aProduct({ id: productId, name: productId }));
    served.world.cart = lines;
    const shown = show();
    await isReady(shown);
    served.world.cart = lines.map((line) => ({ ...line, price: 12_500 }));
    await act(async () => void shown.store.dispatch(invalidateCart()));
    const notes = () => [0, 1, 2].map((index) => [shown.line(index).name, shown.line(index).priceNote?.tone]);
    const before = ['sac', 'panier-tresse', 'robe'].map((name) => [name, 'dearer']);
    await waitFor(() => expect(notes()).toEqual(before));
    act(() => shown.line(1).remove());
    await waitFor(() => expect(shown.texts()).toEqual(['Article retiré du panier.']));
    act(() => shown.result.current.toasts[0]?.action?.run());
    await waitFor(() => expect(served.world.cart.length).toBe(3));
    await waitFor(() => expect(shown.texts()).toContain('Votre article a été ajouté à votre panier.'));
    expect(notes()).toEqual(before);
  });

  it('ends with the server’s cart, not with the expected one', async () => {
    served.world.cart = [aCartLine({ quantity: 1 }, basket)];
    served.server.use(
      http.post('*/api/cart/update', () =>
        HttpResponse.json(aCart([aCartLine({ quantity: 2, price: 9000 }, basket)])),
      ),
    );
    const shown = show();
    await isReady(shown);
    act(() => shown.line().quantity.increase());
    await waitFor(() => expect(shown.line().lineTotal).toBe('18\u202f000\u00a0FCFA'));
    expect(served.world.log.filter((call) => call === 'GET /api/cart').length).toBe(1);
  });

  it('is undone without a network too', async () => {
    served.world.cart = [aCartLine({}, basket)];
    const shown = show();
    await isReady(shown);
    served.server.use(http.all('*', () => HttpResponse.error()));
    act(() => shown.line().remove());
    await waitFor(() => expect(shown.texts()).toEqual(['Erreur lors de la suppression du panier']));
    await waitFor(() => expect(shown.line().name).toBe('Panier tressé'));
  });

  it.each([
    [false, 'Votre panier n’a pas changé. Réessayez quand le réseau est revenu.', 'Vous êtes hors ligne'],
    [true, 'Erreur lors de la suppression du panier', null],
  ])(
    'says that there was no network to send it by, where the browser knew (%j)',
    async (isOnline, text, title) => {
      served.world.cart = [aCartLine({}, basket)];
      const shown = show();
      await isReady(shown);
      served.server.use(http.all('*', () => HttpResponse.error()));
      const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      act(() => shown.line().remove());
      await waitFor(() => expect(shown.texts()).toEqual([text]));
      network.mockRestore();
      expect(shown.result.current.toasts[0]?.title).toBe(title);
      await waitFor(() => expect(shown.line().name).toBe('Panier tressé'));
    },
  );

  it('reports that a product could not be removed, and restores it', async () => {
    served.world.cart = [aCartLine({}, basket)];
    served.server.use(http.post('*/api/cart/remove', () => HttpResponse.error()));
    const shown = show();
    await isReady(shown);
    act(() => shown.line().remove());
    await waitFor(() => expect(shown.texts()).toEqual(['Erreur lors de la suppression du panier']));
    await waitFor(() => expect(shown.line().name).toBe('Panier tressé'));
  });

  it('refetches the cart when the response does not hold it', async () => {
    served.world.cart = [aCartLine({ quantity: 1 }, basket)];
    served.server.use(
      http.post('*/api/cart/update', () => {
        served.world.cart = [aCartLine({ quantity: 2, price: 9000 }, basket)];
        return HttpResponse.json({ success: true });
      }),
    );
    const shown = show();
    await isReady(shown);
    act(() => shown.line().quantity.increase());
    await waitFor(() => expect(shown.line().unitPrice.current).toBe('9\u202f000\u00a0FCFA'));
  });

  it('is not overwritten by an older response that arrives late', async () => {
    served.world.cart = [aCartLine({ quantity: 1 }, basket)];
    const shown = show();
    await isReady(shown);
    const late = deferred();
    served.server.use(
      http.get(
        '*/api/cart',
        async () => {
          await late.promise;
          return HttpResponse.json({ items: [], subtotal: 0 });
        },
        { once: true },
      ),
    );
    void shown.store.dispatch(visitorRequests()[2] ?? (() => Promise.resolve()));
    act(() => shown.line().quantity.increase());
    late.resolve();
    await waitFor(() => expect(shown.texts().length).toBe(1));
    await waitFor(() => expect(shown.result.current.cart).toMatchObject({ isUpdating: false }));
    expect(shown.line().quantity.value).toBe(2);
  });
});
