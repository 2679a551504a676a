import { aCartLine, anOrderRequest, aProductWithVariations } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { clearCart } from '../cart/changeCart.ts';
import { pendingOrderLastsMs } from '../payments/pending/unanswered.ts';
import { networkSettleMs } from '../../lib/network/onNetworkBack.ts';
import { deferred } from '../../testing/deferred.ts';
import { makeTestStore, memoryStorage, testNow } from '../../testing/renderWithStore.tsx';
import {
  answerOrders,
  basket,
  dialogOf,
  inputOf,
  isReady,
  isReported,
  open,
  placed,
  serveBasket,
  submitRight,
} from './testing/checkoutPage.tsx';

const served = serveBasket();

/** An order whose answer never came, its page closed; `ref`: the server made it all the same. */
async function leaveUnanswered({ query = '', ref = null as string | null } = {}) {
  const storage = memoryStorage();
  const sent = answerOrders(served, () => HttpResponse.error());
  const page = open({ store: makeTestStore({ storage }), query });
  await isReady(page);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await submitRight(page);
  await isReported(page, 'Vérification en cours');
  page.unmount();
  vi.useRealTimers();
  const key = sent[0]?.key ?? '';
  if (ref !== null) {
    served.world.placed.set(key, ref);
    served.world.requests.set(ref, anOrderRequest());
  }
  return { storage, key };
}
const dress = aProductWithVariations();
const withDress = () => {
  served.world.cart = [aCartLine({ quantity: 1 }, dress)];
};
const looked = () =>
  waitFor(() => expect(served.world.log.filter((call) => call === 'GET /api/orders/attempt').length).toBe(1));
const saved = (storage: ReturnType<typeof memoryStorage>) =>
  JSON.parse(storage.local?.getItem('checkout-attempt:teranga') ?? 'null') as unknown;
const noSuchCall = () =>
  served.server.use(
    http.get('*/api/orders/attempt', () => HttpResponse.json({ message: 'No route.' }, { status: 404 })),
  );

describe('An unanswered order that the server created', () => {
  it('is shown as soon as the checkout reopens, though the cart is empty by now', async () => {
    const { storage, key } = await leaveUnanswered({ ref: 'R-6' });
    served.world.cart = [];
    const sent = answerOrders(served, placed({ ref: 'R-6' }));
    const page = open({ store: makeTestStore({ storage }) });
    await waitFor(() => expect(page.shown.view.status).toBe('ready'));
    expect(page.ready().lines).toMatchObject([{ name: basket.name, quantity: 2 }]);
    await isReported(page, 'Commande Validée');
    expect(sent.map((each) => each.key)).toEqual([key]);
    expect(saved(storage)).toBe(null);
  });

  it.each([
    ['', 'another cart'],
    ['product=robe-wax&variation=robe-bleu-m', '«Acheter maintenant»'],
  ])('is reported and not touched when something else is ordered: %s %s', async (query) => {
    const { storage } = await leaveUnanswered({ ref: 'R-6' });
    withDress();
    const sent = answerOrders(served, placed({ ref: 'R-6', paymentUrl: 'https://paytech.test/payer' }));
    const page = open({ store: makeTestStore({ storage }), query });
    await isReady(page);
    await isReported(page, 'Commande déjà enregistrée');
    expect(page.ready().dialog?.link?.href).toBe('/orders-status/R-6');
    act(() => page.ready().dialog?.close?.());
    expect(page.ready().lines.map(({ name }) => name)).toEqual([dress.name]);
    expect(sent).toEqual([]);
    expect(saved(storage)).toBeNull();
    await waitFor(() => expect(page.shown.cartCount).toBe(1));
  });

  it('is found as soon as the connection is back', async () => {
    const { storage } = await leaveUnanswered({ ref: 'R-6' });
    answerOrders(served, placed({ ref: 'R-6' }));
    served.server.use(http.get('*/api/orders/attempt', () => HttpResponse.error(), { once: true }));
    const page = open({ store: makeTestStore({ storage }) });
    await isReady(page);
    await waitFor(() => expect(page.ready().dialog?.action?.label).toBe('Vérifier maintenant'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(networkSettleMs);
    });
    await isReported(page, 'Commande Validée');
  });
});

describe('An unanswered order that never reached the server', () => {
  it.each([
    ['with another cart', withDress, '', 1],
    ['with the same cart', () => undefined, '', 2],
    ['at «Acheter maintenant»', () => undefined, 'product=robe-wax&variation=robe-bleu-m', 2],
  ])('is not sent by opening the checkout %s', async (_case, change, query, cartCount) => {
    const { storage } = await leaveUnanswered();
    change();
    const sent = answerOrders(served, placed({ ref: 'R-7' }));
    const page = open({ store: makeTestStore({ storage }), query });
    await isReady(page);
    await looked();
    await waitFor(() => expect(page.ready().dialog).toBe(null));
    const names = page.ready().lines.map(({ name }) => name);
    expect(names).toEqual([cartCount === 2 && query === '' ? basket.name : dress.name]);
    expect(inputOf('firstName')).toHaveProperty('value', 'Awa');
    expect(sent).toEqual([]);
    expect(page.shown.cartCount).toEqual(cartCount);
    expect(served.world.cart[0]?.quantity).toEqual(cartCount);
  });

  it('is sent with the same key when the shopper repeats the order', async () => {
    const { storage, key } = await leaveUnanswered();
    const sent = answerOrders(served, placed({ ref: 'R-7' }));
    const page = open({ store: makeTestStore({ storage }) });
    await isReady(page);
    await looked();
    await waitFor(() => expect(page.ready().dialog).toBe(null));
    await act(async () => page.ready().submit());
    await isReported(page, 'Commande Validée');
    expect(sent.map((each) => each.key)).toEqual([key]);
  });

  it('redirects a shopper with an empty cart', async () => {
    const { storage } = await leaveUnanswered();
    served.world.cart = [];
    const page = open({ store: makeTestStore({ storage }) });
    await waitFor(() => expect(page.shown.view.status).toBe('empty'));
  });

  it('expires after its TTL', async () => {
    const { storage } = await leaveUnanswered({ ref: 'R-6' });
    const page = open({ store: makeTestStore({ storage, now: () => testNow + pendingOrderLastsMs }) });
    await isReady(page);
    expect(page.ready().dialog).toBeNull();
    expect(served.world.log.includes('GET /api/orders/attempt')).toBe(false);
  });
});

const openRequested = async () => {
  const { storage, key } = await leaveUnanswered();
  withDress();
  noSuchCall();
  const sent = answerOrders(served, placed({ ref: 'R-8' }));
  const page = open({ store: makeTestStore({ storage }) });
  await isReady(page);
  await isReported(page, 'Commande restée sans réponse');
  return { page, sent, key };
};

describe('A back end without order lookup', () => {
  it('prompts the shopper, and sends nothing before the answer', async () => {
    const { page, sent } = await openRequested();
    expect(dialogOf(page)?.[2]).toBe(
      'Votre commande de 26\u202f500\u00a0FCFA (2\u00a0×\u00a0Panier tressé) n’a pas reçu de réponse. Voulez-vous l’envoyer à nouveau\u00a0? Elle ne peut être enregistrée qu’une seule fois.',
    );
    expect(page.ready().dialog?.closeLabel).toBe('Ne pas l’envoyer');
    act(() => page.ready().dialog?.close?.());
    expect(page.ready().dialog).toBeNull();
    expect(page.ready().lines.length).toBe(1);
    expect(page.shown.cartCount).toBe(1);
    expect(sent).toEqual([]);
  });

  it('gets the order when the shopper says so, and the cart stays', async () => {
    const { page, sent, key } = await openRequested();
    act(() => page.ready().dialog?.action?.run());
    await isReported(page, 'Commande Validée');
    expect(page.ready().lines.map(({ name }) => name)).toEqual([basket.name]);
    expect(sent.map((each) => each.key)).toEqual([key]);
    await waitFor(() => expect(page.shown.cartCount).toBe(1));
  });
});

describe('Two tabs that place the same order at once', () => {
  it('both show the one order, though the first answer empties the cart of both', async () => {
    const answer = deferred();
    served.server.use(
      http.post('*/api/orders', async () => {
        await answer.promise;
        return placed({ ref: 'R-9' })();
      }),
    );
    const page = open();
    await submitRight(page);
    await waitFor(() => expect(page.ready().isSubmitting).toBe(true));
    served.world.cart = [];
    act(() => page.store.dispatch(clearCart()));
    expect(page.ready().lines.map(({ name }) => name)).toEqual([basket.name]);
    answer.resolve();
    await isReported(page, 'Commande Validée');
  });
});
