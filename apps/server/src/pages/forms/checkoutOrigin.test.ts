import { parseDocument, textsOf } from '@teranga/testing/parseDocument';
import { expect, it } from 'vitest';
import { orderShop } from '../../routes/api/orders/testing/orderShop.ts';
import { checkoutForm as form } from './testing/checkoutForm.ts';
import { aBrowser, hiddenOf, shownForms } from './testing/formShop.ts';

const server = await orderShop({ renderer: shownForms });
const orders = () => server.rowsOf<{ ref: string; total: number }>('select ref, total from orders');

it('A checkout of unknown origin names its products, its zone, its payment and its total', async () => {
  const browser = aBrowser(server, { sent: {} });
  await browser.post(
    '/cart/add',
    hiddenOf(await browser.post('/cart/add', { productId: 'robe', quantity: 1 })),
  );
  const { payload } = await browser.post('/checkout', form);
  const details = textsOf(parseDocument(payload), 'li');
  expect(details).toContain('Article : 1 × Robe wax');
  expect(details).toContain('Livraison : Dakar');
  expect(details).toContain('Paiement : Paiement à la livraison');
  expect(details.find((detail) => detail.startsWith('Total'))).toMatch(/^Total : 27\s000\sFCFA$/);
});

it('A checkout whose kind was changed after its zones were shown names no zone and no total', async () => {
  const browser = aBrowser(server, { sent: {} });
  const { payload } = await browser.post('/checkout?product=robe&variation=none&quantity=1', {
    ...form,
    deliveryKind: 'pickup',
  });
  const details = textsOf(parseDocument(payload), 'li');
  expect(details).toContain('Retrait : lieu à choisir');
  expect(details).toContain('Paiement : Paiement au retrait');
  expect(details.filter((detail) => detail.startsWith('Total'))).toEqual([]);
});

it('an order is the same for a browser that says nothing of where a form comes from', async () => {
  const browser = aBrowser(server, { sent: {} });
  await browser.confirmed('/cart/add', { productId: 'robe', quantity: 1 });
  const { statusCode } = await browser.confirmed('/checkout', form);
  expect(statusCode).toBe(303);
  expect((await orders()).length).toBe(1);
});

it("the server orders nothing of another store's, nor for another store's cart", async () => {
  await aBrowser(server).post('/cart/add', { productId: 'robe', quantity: 1 });
  const stranger = aBrowser(server, { store: 'b' });
  expect((await stranger.post('/checkout', form)).statusCode).toBe(409);
  const named = await stranger.post('/checkout?product=robe&variation=none&quantity=1', form);
  expect([404, 409, 422]).toContain(named.statusCode);
  expect(await orders()).toEqual([]);
});
