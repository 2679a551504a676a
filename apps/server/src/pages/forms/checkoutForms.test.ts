import { OrderStatusWire } from '@teranga/contract';
import { describe, expect, it } from 'vitest';
import { writePromo } from '../../modules/promos/promoRecords.ts';
import { aPromo } from '../../modules/promos/testing/aPromo.ts';
import { triesPerSession } from '../../modules/promos/tryLimits.ts';
import { writeTestTerms } from '../../modules/stores/testing/aStoreContent.ts';
import { fullStock, orderShop } from '../../routes/api/orders/testing/orderShop.ts';
import { wireAnswer } from '../../routes/api/testing/wireAnswer.ts';
import { checkoutForm as form } from './testing/checkoutForm.ts';
import { aBrowser, shownForms, shownOf } from './testing/formShop.ts';

const server = await orderShop({ renderer: shownForms });
const { db, inject, rowsOf, stockOf } = server;

/** A browser with one dress in its cart. */
async function filled(options: Parameters<typeof aBrowser>[1] = {}) {
  const browser = aBrowser(server, options);
  await browser.post('/cart/add', { productId: 'robe', quantity: 1 });
  return browser;
}

const orders = () => rowsOf<{ ref: string; total: number }>('select ref, total from orders');
const refOf = (location: unknown) => new URL(String(location), 'http://x').searchParams.get('ref') ?? '';

describe('POST /checkout', () => {
  it('orders the cart and leads to its confirmation', async () => {
    const browser = await filled();
    const { statusCode, headers } = await browser.post('/checkout', form);
    expect(statusCode).toBe(303);
    expect(headers.location).toEqual(expect.stringMatching(/^\/order-confirmation\?ref=/));
    const order = wireAnswer(
      OrderStatusWire,
      await inject('a', `/api/orders-status/${refOf(headers.location)}`),
    );
    expect(order.total).toBe(27_000);
    expect(order.client.firstName).toBe('Fatou');
    expect((await browser.cart()).items).toEqual([]);
  });

  it('orders the product of «Acheter maintenant» and leaves the cart alone', async () => {
    const browser = await filled();
    const url = '/checkout?product=sac&variation=none&quantity=2';
    const { headers } = await browser.post(url, { ...form, expectedTotal: '18000' });
    expect(refOf(headers.location)).not.toBe('');
    expect(await orders()).toEqual([{ ref: expect.any(String), total: 18_000 }]);
    expect((await browser.cart()).items).toHaveLength(1);
  });

  it('makes one order of fifty presses at once', async () => {
    const browser = await filled();
    const answers = await Promise.all(Array.from({ length: 50 }, () => browser.post('/checkout', form)));
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 303)).toBe(true);
    expect(await orders()).toHaveLength(1);
    expect(await stockOf()).toEqual(
      fullStock.map((each) => (each.id === 'robe' ? { ...each, quantity: 4, sold: 1 } : each)),
    );
  });

  it('makes one order of two presses of «Acheter maintenant» by a visitor without a cookie', async () => {
    const url = '/checkout?product=sac&variation=none&quantity=2';
    const sent = { ...form, expectedTotal: '18000' };
    const [first, second] = await Promise.all([
      aBrowser(server).post(url, sent),
      aBrowser(server).post(url, sent),
    ]);
    expect(first.statusCode).toBe(303);
    expect(second.headers.location).toBe(first.headers.location);
    expect(await orders()).toHaveLength(1);
  });

  it('leads a visitor whose first press brought the cookie to the same order', async () => {
    const url = '/checkout?product=sac&variation=none&quantity=2';
    const browser = aBrowser(server);
    const first = await browser.post(url, { ...form, expectedTotal: '18000' });
    const repeated = await browser.post(url, { ...form, expectedTotal: '18000' });
    expect(repeated.headers.location).toBe(first.headers.location);
    expect(await orders()).toHaveLength(1);
  });

  it('leads a repeated request to the same order, whatever was changed since', async () => {
    const browser = await filled();
    const first = await browser.post('/checkout', form);
    await browser.post('/cart/add', { productId: 'sac' });
    const repeated = await browser.post('/checkout', { ...form, city: 'Thiès' });
    expect(repeated.headers.location).toBe(first.headers.location);
    expect(await orders()).toHaveLength(1);
  });

  it('re-renders the form with what was typed and a message at each field', async () => {
    const browser = await filled();
    const typed = { ...form, firstName: 'F', phone: '12', deliveryZone: '', address: '' };
    const answer = await browser.post('/checkout', typed);
    const { url, posted } = shownOf(answer);
    expect(answer.statusCode).toBe(422);
    expect(url).toBe('/checkout');
    expect(posted?.placeOrder?.values).toEqual(typed);
    expect(posted?.placeOrder?.errors).toEqual({
      firstName: 'Minimum 2 caractères',
      phone: expect.stringContaining('téléphone'),
      deliveryZone: 'Veuillez sélectionner votre zone de livraison',
      address: "L'adresse est requise",
    });
    expect(await orders()).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['payment method', { paymentMethod: 'or' }],
    ['total', { expectedTotal: 'rien' }],
    ['key', { orderKey: 'é à' }],
    ['code', { otp: '12' }],
  ])('refuses a wrong %s', async (_what, wrong) => {
    const browser = await filled();
    expect((await browser.post('/checkout', { ...form, ...wrong })).statusCode).toBe(422);
    expect(await orders()).toEqual([]);
  });

  it('names what changed and requires a confirmation where the total differs', async () => {
    const browser = await filled();
    const answer = await browser.post('/checkout', { ...form, expectedTotal: '26000' });
    expect(answer.statusCode).toBe(409);
    expect(shownOf(answer).posted?.placeOrder?.message).toMatch(/^Le montant de votre commande a changé/);
    expect(await orders()).toEqual([]);
    expect((await browser.post('/checkout', form)).statusCode).toBe(303);
  });

  it('says so where the stock is gone, or the cart is empty', async () => {
    const browser = await filled();
    await db.withStore('a', (tx) => tx.query("update products set quantity = 0 where id = 'robe'"));
    expect((await browser.post('/checkout', form)).statusCode).toBe(409);
    const empty = await aBrowser(server).post('/checkout', form);
    expect(empty.statusCode).toBe(409);
    expect(shownOf(empty).posted?.placeOrder?.message).toBe(
      'Votre commande n’est pas passée\u00a0: votre panier est vide.',
    );
    expect(await orders()).toEqual([]);
  });

  it('names a product that left the catalogue since it was in the cart', async () => {
    const browser = await filled();
    await db.withStore('a', (tx) => tx.query("update products set is_published = false where id = 'robe'"));
    for (const more of [{}, { update: '1' }]) {
      const answer = await browser.post('/checkout', { ...form, ...more });
      expect(answer.statusCode).toBe(409);
      expect(shownOf(answer).posted?.placeOrder?.message).toBe(
        'Robe wax n’est plus en vente. Votre commande n’est pas passée\u00a0: votre panier est vide.',
      );
    }
    expect(await orders()).toEqual([]);
    await db.withStore('a', (tx) => tx.query("update products set is_published = true where id = 'robe'"));
  });

  it('recomputes the page without ordering on request', async () => {
    await db.withStore('a', (tx) => writePromo(tx, aPromo({ code: 'TABASKI' })));
    const browser = await filled();
    const typed = { ...form, deliveryZone: 'thies-mbour', promoCode: 'tabaski', update: '1' };
    const answer = await browser.post('/checkout', typed);
    expect(answer.statusCode).toBe(200);
    expect(shownOf(answer).posted?.placeOrder?.values).toMatchObject({
      deliveryZone: 'thies-mbour',
      promoDiscount: '2500',
    });
    expect(await orders()).toEqual([]);
  });

  it('names a code that does not hold where it recomputes the page', async () => {
    const browser = await filled();
    const answer = await browser.post('/checkout', { ...form, promoCode: 'NON', update: '1' });
    expect(answer.statusCode).toBe(422);
    const { errors, tone } = shownOf(answer).posted?.placeOrder ?? {};
    expect(errors).toEqual({ promoCode: 'Code promo invalide ou expiré.' });
    expect(tone).toBe(undefined);
    expect(await orders()).toEqual([]);
  });

  it('counts tries of promo codes, and says nothing of one beyond the limit', async () => {
    await db.withStore('a', (tx) => writePromo(tx, aPromo({ code: 'TABASKI' })));
    const browser = await filled();
    const tried = (promoCode: string) => browser.post('/checkout', { ...form, promoCode, update: '1' });
    for (let tries = 0; tries < triesPerSession; tries += 1) await tried(`NON${tries}`);
    const answer = await tried('TABASKI');
    expect(answer.statusCode).toBe(429);
    expect(shownOf(answer).posted?.placeOrder?.values).not.toHaveProperty('promoDiscount');
    expect((await browser.post('/checkout', form)).statusCode).toBe(303);
  });

  it('requires a code where the store wants one, then accepts the order with it', async () => {
    await db.withStore('a', (tx) => writeTestTerms(tx, { cashOnDelivery: { confirmByCode: 'always' } }));
    const browser = await filled();
    const codeForm = await browser.post('/checkout', form);
    expect(codeForm.statusCode).toBe(422);
    expect(shownOf(codeForm).posted?.placeOrder?.values['codeContact']).toBe('+221771234567');
    const [message] = await rowsOf<{ text: string }>('select text from outbox order by id desc limit 1');
    const otp = /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
    const wrong = otp === '000000' ? '111111' : '000000';
    expect(shownOf(codeForm).posted?.placeOrder?.errors['otp']).toMatch(/tapez le code envoyé/);
    const refused = await browser.post('/checkout', { ...form, otp: wrong });
    expect(refused.statusCode).toBe(422);
    expect(shownOf(refused).posted?.placeOrder?.errors['otp']).toMatch(/incorrect/);
    expect((await browser.post('/checkout', { ...form, otp })).statusCode).toBe(303);
    expect(await orders()).toHaveLength(1);
  });

  it('sends another code on request, whatever is in the field of the code', async () => {
    await db.withStore('a', (tx) => writeTestTerms(tx, { cashOnDelivery: { confirmByCode: 'always' } }));
    const browser = await filled();
    await browser.post('/checkout', form);
    await rowsOf(`update limit_counts set last_at = last_at - interval '61 s',
      began_at = began_at - interval '61 s' returning 1`);
    const resent = await browser.post('/checkout', { ...form, otp: '123456', resend: '1' });
    expect(shownOf(resent).posted?.placeOrder?.errors['otp']).toMatch(/tapez le code envoyé/);
    expect(await rowsOf('select 1 from outbox')).toHaveLength(2);
    expect(await orders()).toEqual([]);
  });

  it('says how long to wait for another code', async () => {
    await db.withStore('a', (tx) => writeTestTerms(tx, { cashOnDelivery: { confirmByCode: 'always' } }));
    const browser = await filled();
    await browser.post('/checkout', form);
    const resent = await browser.post('/checkout', { ...form, otp: '123456', resend: '1' });
    expect(shownOf(resent).posted?.placeOrder?.errors['otp']).toMatch(
      /vient d’être envoyé au .+ demander un autre dans \d+ s/,
    );
    expect(await rowsOf('select 1 from outbox')).toHaveLength(1);
  });
});
