import { aCartLine, aStore } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeTestStore, memoryStorage } from '../../testing/renderWithStore.tsx';
import { serveWorld } from '../../testing/serveWorld.ts';
import {
  open,
  inputOf,
  isReady,
  rightValues,
  type,
  basket,
  withBasket,
  answerOrders,
  placed,
  refused,
  submitRight,
  dialogOf,
  isReported,
} from './testing/checkoutPage.tsx';
import { paymentRedirectMs } from './outcomeMessage.ts';
import { onShopEvent, type ShopEvents } from '../events/shopEvents.ts';

const served = serveWorld();

afterEach(() => {
  vi.useRealTimers();
});

/** WhatsApp message that the dialog offers to send to the store. */
const helpOf = (page: ReturnType<typeof open>) =>
  new URL(page.ready().dialog?.whatsappHref ?? 'about:').searchParams.get('text');

describe('An order paid on delivery', () => {
  it('is placed once, confirmed, and its saved data is cleared', async () => {
    withBasket(served);
    const storage = memoryStorage();
    const page = open({ store: makeTestStore({ storage }) });
    await isReady(page);
    await waitFor(() => expect(page.ready().zones.value).toBe('dakar'));
    await type(rightValues);
    await act(async () => {
      page.ready().submit();
      page.ready().submit();
    });
    await isReported(page, 'Commande Validée');
    await act(async () => page.ready().submit());
    expect(served.world.log.filter((call) => call === 'POST /api/orders').length).toBe(1);
    const [ref] = served.world.orders.map((order) => order.ref);
    expect(page.ready().lines.length).toBe(1);
    await waitFor(() => expect(page.shown.cartCount).toBe(0));
    expect(storage.local?.getItem('checkout-fields:teranga')).toBeNull();
    expect(storage.local?.getItem('checkout-attempt:teranga')).toBeNull();
    expect(storage.local?.getItem('payment-pending:teranga')).toBeNull();
    expect(JSON.parse(storage.local?.getItem('cart') ?? '')).toEqual({ version: 1, lines: [] });
    act(() => page.ready().dialog?.close?.());
    expect(page.shown.placed).toEqual([ref]);
  });

  it('sends the typed values, with the number in E.164', async () => {
    withBasket(served);
    const sent = answerOrders(served, placed({ ref: 'R-1' }));
    const page = open();
    await submitRight(page);
    await isReported(page, 'Commande Validée');
    expect(sent[0]?.body).toMatchObject({
      phone: '+221771234567',
      deliveryZone: 'dakar',
      email: null,
      expectedTotal: 26_500,
    });
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}$/);
  });

  it('fires the purchase event once it exists, not before', async () => {
    withBasket(served);
    answerOrders(
      served,
      refused(422, { success: false, message: 'Non.', errors: {} }),
      placed({ ref: 'R-1' }),
    );
    const notified: ShopEvents['purchase'][] = [];
    const stop = onShopEvent('purchase', (event) => void notified.push(event));
    const page = open();
    await submitRight(page);
    await waitFor(() => expect(page.ready().isSubmitting).toBe(false));
    expect(notified).toEqual([]);
    await submitRight(page);
    await isReported(page, 'Commande Validée');
    stop();
    const item = { id: basket.id, variation: null, name: basket.name, quantity: 2, price: 12_500 };
    expect(notified).toEqual([{ ref: 'R-1', items: [item], total: 26_500 }]);
  });
});

const online = () => {
  withBasket(served);
  served.world.store = aStore({ features: { ...aStore().features, onlinePayment: true } });
};
const openOnline = async () => {
  const page = open();
  await isReady(page);
  await waitFor(() => expect(page.ready().methods.value).toBe('paytech'));
  return page;
};

describe('An order paid online', () => {
  it('redirects to its payment after a pause, in a dialog that cannot be closed', async () => {
    online();
    answerOrders(served, placed({ ref: 'R-2', paymentUrl: 'https://paytech.test/payer' }));
    const page = await openOnline();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await submitRight(page);
    await isReported(page, 'Commande créée');
    expect(page.ready().dialog?.close).toBeNull();
    expect(page.shown.payments).toEqual([]);
    expect(page.ready().dialog?.link).toEqual({
      label: 'Aller à la page de paiement',
      href: 'https://paytech.test/payer',
    });
    await act(async () => vi.advanceTimersByTimeAsync(paymentRedirectMs));
    expect(page.shown.payments).toEqual(['https://paytech.test/payer']);
    expect(page.ready().dialog?.title).toBe('Commande créée');
  });

  it('is saved, and a shopper coming back from the payment page is redirected to it', async () => {
    online();
    answerOrders(served, placed({ ref: 'R-2', paymentUrl: 'https://paytech.test/payer' }));
    const storage = memoryStorage();
    const page = open({ store: makeTestStore({ storage }) });
    await submitRight(page);
    await isReported(page, 'Commande créée');
    expect(JSON.parse(storage.local?.getItem('payment-pending:teranga') ?? '')).toMatchObject({
      value: 'R-2',
    });
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(page.shown.unpaid).toEqual(['R-2']);
  });

  it.each([
    [{ success: true, message: 'Lien indisponible', data: { ref: 'R-2' } }, 'Lien indisponible'],
    [
      { success: true, data: { ref: 'R-2', paymentUrl: null } },
      "Votre commande est créée, mais le lien de paiement n'a pu être généré. Contactez le support.",
    ],
    [
      { success: true, data: { ref: 'R-2', paymentUrl: 'javascript:alert(1)' } },
      "Votre commande est créée, mais le lien de paiement n'a pu être généré. Contactez le support.",
    ],
  ])('without a link says so: %j', async (body, text) => {
    online();
    answerOrders(served, () => HttpResponse.json(body));
    const page = await openOnline();
    await submitRight(page);
    await isReported(page, 'Erreur Paiement');
    expect(dialogOf(page)).toEqual(['error', 'Erreur Paiement', text, true]);
    expect(helpOf(page)).toMatch(/, je n’arrive pas à payer ma commande R-2 :\n• 2 × /);
    act(() => page.ready().dialog?.close?.());
    expect(page.shown.unpaid).toEqual(['R-2']);
  });
});

describe('An order without a network', () => {
  it('does not leave, neither now nor when the network is back', async () => {
    withBasket(served);
    const sent = answerOrders(served, placed({ ref: 'R-9' }));
    const page = open();
    await isReady(page);
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await submitRight(page);
    await isReported(page, 'Vous êtes hors ligne');
    network.mockRestore();
    await act(async () => void window.dispatchEvent(new Event('online')));
    act(() => page.ready().dialog?.close?.());
    expect(sent).toEqual([]);
    expect(page.ready().lines.length).toBe(1);
    expect(inputOf('firstName')).toHaveProperty('value', 'Awa');
    await act(async () => page.ready().submit());
    await isReported(page, 'Commande Validée');
    expect(sent.length).toBe(1);
  });
});

describe('An order that is refused', () => {
  it('shows the reason, and the next one has another key', async () => {
    withBasket(served);
    const sent = answerOrders(served, refused(403, { message: 'Boutique fermée' }), placed({ ref: 'R-5' }));
    const page = open();
    await submitRight(page);
    await isReported(page, 'Erreur Inattendue');
    expect(page.ready().dialog?.text).toBe('Boutique fermée');
    expect(helpOf(page)).toMatch(/, je n’arrive pas à passer cette commande :\n• 2 × /);
    act(() => page.ready().dialog?.close?.());
    await act(async () => page.ready().submit());
    await isReported(page, 'Commande Validée');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it.each([
    [
      422,
      { message: 'Plus que 1 en stock.', errors: { items: ['Plus que 1 en stock.'] } },
      'Plus que 1 en stock.',
    ],
    [
      503,
      { message: 'Choisissez la livraison.', errors: { paymentMethod: ['Choisissez la livraison.'] } },
      'Choisissez la livraison.',
    ],
  ])('with a %i and %j is reported without a retry', async (status, body, text) => {
    withBasket(served);
    const sent = answerOrders(served, refused(status, body));
    const page = open();
    await submitRight(page);
    await isReported(page, 'Erreur Inattendue');
    expect(page.ready().dialog?.text).toEqual(text);
    expect(sent.length).toBe(1);
  });

  it('by a paused store is not resent, and says until when', async () => {
    const text = 'La boutique est en congé. Les commandes reprennent le 7 décembre 2026.';
    withBasket(served);
    const sent = answerOrders(served, refused(503, { message: text, errors: { store: [text] } }));
    const page = open();
    await submitRight(page);
    await isReported(page, 'Commande non enregistrée');
    expect(page.ready().dialog?.text).toBe(text);
    expect(sent).toHaveLength(1);
  });

  it('because prices changed shows them', async () => {
    withBasket(served);
    answerOrders(served, () => {
      served.world.cart = [aCartLine({ quantity: 2, price: 13_000 }, basket)];
      return HttpResponse.json({ message: 'Les prix ont changé.' }, { status: 409 });
    });
    const page = open();
    await submitRight(page);
    await isReported(page, 'Votre panier a changé');
    expect(page.ready().dialog?.text).toBe('Les prix ont changé.');
    await waitFor(() => expect(page.ready().totals.total).toBe('27\u202f500\u00a0FCFA'));
  });
});
