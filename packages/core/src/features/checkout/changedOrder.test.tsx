import { aCartLine, aProduct } from '@teranga/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { serveWorld } from '../../testing/serveWorld.ts';
import { basket, isReady, isReported, open, submitRight } from './testing/checkoutPage.tsx';

const served = serveWorld();
const query = `product=${basket.id}&variation=none&quantity=3`;

/** A product that caches still serve as `shown`, unless they are bypassed. */
function serveCached(shown: object, current: object) {
  served.server.use(
    http.get('*/api/products/:id', ({ request }) => {
      return HttpResponse.json(request.cache === 'no-cache' ? current : shown);
    }),
  );
}

/** Refuses orders because the product has changed. */
function refuseOrders(message: string) {
  served.server.use(
    http.post('*/api/orders', () => HttpResponse.json({ message, cart: { items: [] } }, { status: 409 })),
  );
}

const openBuyNow = async () => {
  const page = open({ query });
  await isReady(page);
  await submitRight(page);
  await isReported(page, 'Votre commande a changé');
  return page;
};

it('«Acheter maintenant» shows the stock that is left, and how to reduce the quantity', async () => {
  serveCached(basket, aProduct({ quantity: 1 }));
  refuseOrders('Panier tressé : Seulement 1 article(s) disponible(s)');
  const page = await openBuyNow();
  await waitFor(() =>
    expect(page.ready().lines[0]?.warning).toEqual({
      title: 'Quantité non disponible',
      text: 'Seulement 1 article(s) disponible(s)',
    }),
  );
  expect(page.ready().dialog?.returnsTo).toBe('lines');
  act(() => page.ready().dialog?.close?.());
  expect(page.ready().dialog).toBeNull();
  expect(page.ready().stepper?.quantity).toMatchObject({ max: 1, choices: [1, 3] });
  act(() => page.ready().stepper?.quantity.decrease());
  expect(page.shown.requested).toEqual([`/checkout?${query.replace('quantity=3', 'quantity=1')}`]);
});

it('«Acheter maintenant» shows the new price, and sends the new total', async () => {
  serveCached(basket, aProduct({ sellingPrice: 13_000 }));
  const totals: unknown[] = [];
  served.server.use(
    http.post('*/api/orders', async ({ request }) => {
      totals.push(((await request.json()) as { expectedTotal: number }).expectedTotal);
      return HttpResponse.json({ message: 'Le montant a changé.' }, { status: 409 });
    }),
  );
  const page = await openBuyNow();
  await waitFor(() => expect(page.ready().totals.total).toBe('40\u202f500\u00a0FCFA'));
  act(() => page.ready().dialog?.close?.());
  await act(async () => page.ready().submit());
  await waitFor(() => expect(totals).toEqual([39_000, 40_500]));
});

it('«Acheter maintenant» of a product that is deleted meanwhile offers the shop instead', async () => {
  served.server.use(
    http.post('*/api/orders', () => {
      served.world.products = [];
      return HttpResponse.json({ message: 'Cet article n’est plus en vente.' }, { status: 409 });
    }),
  );
  const page = open({ query });
  await isReady(page);
  await submitRight(page);
  await waitFor(() =>
    expect(page.shown.view).toMatchObject({
      status: 'failed',
      message: 'Cet article n’est plus en vente.',
      retry: null,
      back: { label: 'Retour à la boutique', href: '/products' },
    }),
  );
});

it('A cart is still called a cart', async () => {
  served.world.cart = [aCartLine({ quantity: 2 }, basket)];
  refuseOrders('Les prix ont changé.');
  const page = open();
  await submitRight(page);
  await isReported(page, 'Votre panier a changé');
  expect(page.ready().dialog?.returnsTo).toBe('lines');
});
