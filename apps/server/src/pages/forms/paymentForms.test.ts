import { describe, expect, it } from 'vitest';
import { paymentCallsPerReference } from '../../modules/payments/callLimits.ts';
import { paidShop } from '../../modules/payments/testing/paidShop.ts';
import type { TestSession } from '../../testing/testApp.ts';
import { aBrowser, senders, shownForms, shownOf } from './testing/formShop.ts';

const shop = await paidShop({ renderer: shownForms });
const { app, paytech, placed, pay, paymentOf, rowsOf, statusOf } = shop;

/** Posts a form with a visitor's cookies alone. */
const send = ({ headers: { host, cookie } }: Pick<TestSession, 'headers'>, url: string, ref: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { host, cookie, 'content-type': 'application/x-www-form-urlencoded', ...senders.modern },
    payload: new URLSearchParams({ ref }).toString(),
  });
const form = {
  firstName: 'Fatou',
  lastName: 'Sarr',
  phone: '77 123 45 67',
  deliveryZone: 'dakar',
  address: 'Rue 12, Médina',
  city: 'Dakar',
  paymentMethod: 'paytech',
  orderKey: 'cle',
};
const cartOf = async (visitor: TestSession) =>
  (await visitor.get('/api/cart')).json<{ items: { productId: string; quantity: number }[] }>().items;

describe('POST /checkout with PayTech', () => {
  it('leads to PayTech’s page', async () => {
    const browser = aBrowser(shop);
    await browser.post('/cart/add', { productId: 'robe' });
    const first = await browser.post('/checkout', form);
    expect(first.statusCode).toBe(303);
    expect(first.headers.location).toContain(paytech.url);
    expect((await browser.post('/checkout', form)).statusCode).toBe(303);
    expect(await rowsOf('select ref from orders')).toHaveLength(1);
  });

  it('resent once the order is paid leads to the result', async () => {
    const browser = aBrowser(shop);
    await browser.post('/cart/add', { productId: 'robe' });
    const first = await browser.post('/checkout', form);
    await pay(paymentOf(String(first.headers.location)));
    const { headers } = await browser.post('/checkout', form);
    expect(headers.location).toMatch(/\/payment-success\/[A-Z\d-]{19}$/);
  });

  it('leads to the order’s page, where it can be paid, while PayTech does not answer', async () => {
    paytech.setFault(() => 'cut');
    const browser = aBrowser(shop);
    await browser.post('/cart/add', { productId: 'robe' });
    const { statusCode, headers } = await browser.post('/checkout', form);
    expect(statusCode).toBe(303);
    expect(headers.location).toEqual(expect.stringMatching(/^\/payment-cancel\//));
    const ref = String(headers.location).split('/').at(-1) ?? '';
    const retried = await browser.post('/checkout/payment', { ref });
    expect(retried.statusCode).toBe(503);
    expect(shownOf(retried).url).toEqual(headers.location);
  });
});

describe('POST /checkout/payment', () => {
  it('leads to a page of PayTech where the order is paid', async () => {
    const { visitor, ref } = await placed();
    const { statusCode, headers } = await send(visitor, '/checkout/payment', ref);
    expect(statusCode).toBe(303);
    expect(headers.location).toContain(paytech.url);
  });

  it('says so on the order’s page where the order is paid already', async () => {
    const { visitor, ref, payment } = await placed();
    await pay(payment);
    const answer = await send(visitor, '/checkout/payment', ref);
    expect(answer.statusCode).toBe(409);
    expect(shownOf(answer).url).toEqual(`/payment-cancel/${ref}`);
    expect(shownOf(answer).posted?.payOrder?.message).not.toBe(null);
  });

  it.each(['', 'inconnue', 'AAAA-AAAA-AAAA-AAAA', '../../x', 'é'.repeat(300)])(
    'finds no order «%s»',
    async (ref) => {
      const visitor = await shop.session();
      expect((await send(visitor, '/checkout/payment', ref)).statusCode).toBe(404);
    },
  );

  it('says when to retry after too many tries', async () => {
    const { visitor, ref } = await placed();
    for (let tries = 0; tries < paymentCallsPerReference; tries += 1)
      await send(visitor, '/checkout/payment', ref);
    const answer = await send(visitor, '/checkout/payment', ref);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(shownOf(answer).posted?.payOrder?.message).toMatch(/^Trop de requêtes/);
  });
});

describe('POST /cart/restore', () => {
  it('puts the products back and leads to the cart', async () => {
    const { visitor, ref } = await placed({ items: [{ id: 'robe', quantity: 3 }] });
    const { statusCode, headers } = await send(visitor, '/cart/restore', ref);
    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/cart');
    expect(await cartOf(visitor)).toMatchObject([{ productId: 'robe', quantity: 3 }]);
    expect((await statusOf(ref)).status).toBe('CANCELLED');
  });

  it('names what cannot be put back', async () => {
    const { visitor, ref } = await placed({ items: [{ id: 'robe', quantity: 3 }] });
    await rowsOf("update products set quantity = 0, sold = 10 where id = 'robe'");
    await rowsOf('update orders set is_released = true');
    const answer = await send(visitor, '/cart/restore', ref);
    expect(shownOf(answer).posted?.restoreCart?.message).toContain('Robe wax');
    expect(await cartOf(visitor)).toEqual([]);
  });

  it('is refused once the order is paid', async () => {
    const { visitor, ref, payment } = await placed();
    await pay(payment);
    expect((await send(visitor, '/cart/restore', ref)).statusCode).toBe(409);
    expect(await cartOf(visitor)).toEqual([]);
  });

  it('puts nothing into a stranger’s cart, nor into that of another store’s visitor', async () => {
    const { ref } = await placed();
    const stranger = await shop.session();
    const elsewhere = await shop.session('b');
    expect((await send(stranger, '/cart/restore', ref)).statusCode).toBe(403);
    expect((await send(elsewhere, '/cart/restore', ref)).statusCode).toBe(404);
    expect(await cartOf(stranger)).toEqual([]);
    expect(await cartOf(elsewhere)).toEqual([]);
    expect((await statusOf(ref)).status).toBe('WAITING_FOR_VALIDATION');
  });
});
