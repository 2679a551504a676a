import { OrderPlacedWire, OrderStatusWire } from '@teranga/contract';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import { freePort } from '@teranga/embedded-postgres/testing';
import { aShopper } from '../../../modules/orders/testing/aShopper.ts';
import { anOrder } from '../../../modules/orders/testing/anOrder.ts';
import { writePaytechAccount } from '../../../modules/payments/paymentAccounts.ts';
import { paymentCallsPerReference } from '../../../modules/payments/callLimits.ts';
import { refusal, wireAnswer } from '../../api/testing/wireAnswer.ts';
import { writeTestTerms } from '../../../modules/stores/testing/aStoreContent.ts';
import { testApp } from '../../../testing/testApp.ts';

const port = await freePort();
// The server calls the sandbox, and the sandbox the server, over real HTTP.
const { app, db, inject, session } = await testApp({ config: { port, publicPort: port } });
await app.listen({ host: '127.0.0.1', port });
await db.withStore('a', async (tx) => {
  await writeTestTerms(tx, { features: { onlinePayment: true } });
  await upsertProducts(tx, [aProduct({ id: 'robe', sellingPrice: 25_000 })], new Date());
  const keys = { apiKey: 'cle', apiSecret: 'secret' };
  await writePaytechAccount(tx, 'a', keys, 'test', app.payments.setup.keyEncryption);
});

let orders = 0;
/** Another shopper's order each time. */
async function placed() {
  orders += 1;
  const order = anOrder({ ...aShopper(orders), paymentMethod: 'paytech' });
  const { data } = wireAnswer(OrderPlacedWire, await (await session()).post('/api/orders', order));
  const url = new URL(data.paymentUrl ?? '');
  return { ref: data.ref, url };
}
const press = (url: URL, action: string) => inject('a', { method: 'POST', url: `${url.pathname}/${action}` });
const statusOf = async (ref: string) => {
  const order = wireAnswer(OrderStatusWire, await inject('a', `/api/orders-status/${ref}`));
  return [order.status, order.payment?.status];
};
const stateOf = async (ref: string) =>
  wireAnswer(OrderStatusWire, await inject('a', `/api/orders-status/${ref}`)).payment?.state;

describe('the PayTech sandbox', () => {
  it("shows the amount due, at the store's own address", async () => {
    const { ref, url } = await placed();
    expect(url.origin).toBe(`http://a.localhost:${port}`);
    const page = await inject('a', url.pathname);
    expect(page.body).toContain(`Commande ${ref} chez Boutique a`);
    expect(page.body).toContain('27\u202f000\u00a0FCFA');
    for (const label of ['Payer', 'Annuler']) expect(page.body).toContain(`>${label}</button>`);
  });

  it.each([
    ['pay', 'payment-success', ['VALIDATED', 'PAID']],
    ['duplicate', 'payment-success', ['VALIDATED', 'PAID']],
    ['cancel', 'payment-cancel', ['WAITING_FOR_VALIDATION', 'FAILED']],
  ])('the sandbox’s action %s redirects to /%s, and notifies the store', async (action, page, status) => {
    const { ref, url } = await placed();
    const answer = await press(url, action);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`http://a.localhost:${port}/${page}/${ref}`);
    await expect.poll(() => statusOf(ref), { timeout: 20_000 }).toEqual(status);
  });

  it.each(['silent', 'delay'])(
    'after the action %s the store learns of the payment when it checks',
    async (action) => {
      const { ref, url } = await placed();
      await press(url, action);
      await (await session()).post(`/api/orders/${ref}/payment/check`);
      expect(await statusOf(ref)).toEqual(['VALIDATED', 'PAID']);
    },
  );

  it('slow: a store that checks immediately sees it as pending', async () => {
    const { ref, url } = await placed();
    await press(url, 'slow');
    await (await session()).post(`/api/orders/${ref}/payment/check`);
    expect(await stateOf(ref)).toBe('pending');
  });

  it('outage: a store that checks gets no response', async () => {
    const { ref, url } = await placed();
    await press(url, 'outage');
    await (await session()).post(`/api/orders/${ref}/payment/check`);
    expect(await stateOf(ref)).toBe('unknown');
  });

  it('says that a forged webhook call was refused', async () => {
    const { ref, url } = await placed();
    expect((await press(url, 'forge')).body).toContain('La boutique a répondu 403 à la fausse notification.');
    expect(await statusOf(ref)).toEqual(['WAITING_FOR_VALIDATION', 'WAITING']);
  });

  it('knows no payment but its own', async () => {
    expect((await inject('a', '/dev/paytech/payment/checkout/inconnu')).statusCode).toBe(404);
    const answer = await inject('a', '/dev/paytech/api/payment/get-status?token_payment=inconnu');
    expect(answer.json()).toEqual({ success: 0, message: 'Paiement introuvable' });
  });

  it('knows no action but its own', async () => {
    const { ref, url } = await placed();
    for (const action of ['autre', 'toString', 'constructor', '__proto__'])
      expect((await press(url, action)).statusCode).toBe(404);
    expect(await statusOf(ref)).toEqual(['WAITING_FOR_VALIDATION', 'WAITING']);
  });

  it('does not exist in production', async () => {
    const production = await testApp({
      config: { isProduction: true, publicScheme: 'https' },
      logStream: { write: () => undefined },
    });
    const answer = await production.inject('a', {
      method: 'POST',
      url: '/dev/paytech/api/payment/request-payment',
    });
    expect(answer.statusCode).toBe(404);
  });
});

describe('calls about an order that is guessed', () => {
  it.each(['payment', 'cart'])('are all the same 404 for /%s, and limited', async (call) => {
    const visitor = await session();
    const answers = [];
    for (const ref of ['0000-0000-0000-0000', 'x', "'--", 'U'.repeat(16)])
      answers.push(refusal(await visitor.post(`/api/orders/${encodeURIComponent(ref)}/${call}`), 404));
    expect(answers).toEqual(answers.map(() => ({ message: 'Commande introuvable.' })));
    const secondVisitor = await session();
    const statuses = [];
    for (let time = 0; time <= paymentCallsPerReference; time += 1)
      statuses.push((await secondVisitor.post(`/api/orders/1111-1111-1111-1111/${call}`)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
