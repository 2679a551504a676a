import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../routes/api/testing/wireAnswer.ts';
import { sandboxWebhook, webhookSignature } from '@teranga/paytech-sandbox';
import { paidShop, testKeys } from './testing/paidShop.ts';

const { inject, paytech, placed, notify, pay, statusOf, rowsOf } = await paidShop();

const unsigned = 'Cette notification n’est pas signée par le prestataire de paiement.';
const other = 'Cette notification ne correspond pas au paiement demandé.';

const digest = () =>
  rowsOf(
    `select o.status, o.payment_status, s.state, s.refund, s.token, (select count(*) from order_updates) as updates,
       (select count(*) from jobs.job) as jobs, (select quantity from products where id = 'robe') as stock
     from orders o join payment_sessions s on s.ref = o.ref order by s.command`,
  );

type Change = (webhook: URLSearchParams) => void;
const set =
  (name: string, value: string): Change =>
  (webhook) =>
    webhook.set(name, value);
const drop =
  (name: string): Change =>
  (webhook) =>
    webhook.delete(name);
/** Signs the modified webhook again, as someone with the keys could. */
const signed =
  (...changes: Change[]): Change =>
  (webhook) => {
    for (const change of changes) change(webhook);
    const price = webhook.get('final_item_price') ?? webhook.get('item_price') ?? '';
    for (const [name, value] of Object.entries(
      webhookSignature(price, webhook.get('ref_command') ?? '', testKeys.a),
    ))
      webhook.set(name, value);
  };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a webhook that is refused', () => {
  it.each<[string, number, string, Change]>([
    ['has no HMAC', 403, unsigned, drop('hmac_compute')],
    ['has no key', 403, unsigned, drop('api_key_sha256')],
    ['has no secret', 403, unsigned, drop('api_secret_sha256')],
    ['has another HMAC', 403, unsigned, set('hmac_compute', sha256('x'))],
    ['has another store’s key', 403, unsigned, set('api_key_sha256', sha256('cle-b'))],
    ['has another secret', 403, unsigned, set('api_secret_sha256', sha256('secret-b'))],
    ['says another price', 403, unsigned, set('item_price', '1')],
    ['says the same price in other words', 403, unsigned, set('item_price', '27000.0')],
    ['slips a final price in', 403, unsigned, set('final_item_price', '1')],
    ['is about another order', 403, unsigned, set('ref_command', '0123456789ABCDEF-1')],
    ['names none', 403, unsigned, drop('ref_command')],
    ['is signed for a smaller price', 422, other, signed(set('item_price', '26999'))],
    ['is signed for a smaller final price', 422, other, signed(set('final_item_price', '1'))],
    ['is signed for half a franc more', 422, other, signed(set('item_price', '27000.5'))],
    ['is in another currency', 422, other, set('currency', 'EUR')],
    ['is in no currency', 422, other, drop('currency')],
    ['is of production', 422, other, set('env', 'prod')],
    ['names another payment', 422, other, set('token', 'f'.repeat(32))],
    ['was meant for another store', 422, other, set('custom_field', '{"store":"b"}')],
    [
      'is signed for an order nobody has',
      404,
      'Commande introuvable.',
      signed(set('ref_command', '0123456789ABCDEF-1')),
    ],
  ])('because it %s gets %i and changes nothing', async (_case, status, message, change) => {
    const { payment } = await placed();
    await paytech.sandbox.pay(payment.token);
    const before = await digest();
    const webhook = sandboxWebhook(payment, 'sale_complete');
    change(webhook);
    expect(refusal(await notify(webhook), status).message).toBe(message);
    expect(await digest()).toEqual(before);
  });

  it.each(['', '{', '[]', 'null', '{"ref_command":{}}', 'ref_command=%', 'x'.repeat(9_000)])(
    'a webhook with the body %j is refused',
    async (body) => {
      for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'x/y']) {
        const answer = await inject('a', {
          method: 'POST',
          url: '/api/payments/paytech/ipn',
          headers: { 'content-type': type },
          payload: body,
        });
        expect(refusal(answer, 403).message).toBe(unsigned);
      }
    },
  );

  it("is sent to another store than the order's, signed with that store's keys or not", async () => {
    const { payment } = await placed();
    await paytech.sandbox.pay(payment.token);
    const webhook = sandboxWebhook(payment, 'sale_complete');
    refusal(await notify(webhook, 'b'), 403);
    const here = await digest();
    refusal(await notify(sandboxWebhook(payment, 'sale_complete', testKeys.b), 'b'), 404);
    expect(await digest()).toEqual(here);
  });

  it('is sent to a store without keys', async () => {
    const { payment } = await placed();
    await rowsOf('delete from payment_accounts');
    refusal(await notify(sandboxWebhook(payment, 'sale_complete')), 403);
    expect((await digest())[0]).toMatchObject({
      status: 'WAITING_FOR_VALIDATION',
      payment_status: 'WAITING',
    });
  });
});

describe('a webhook that is signed but not true', () => {
  it.each(['sale_complete', 'sale_canceled', 'refund_complete'] as const)(
    'such as %s for an untouched payment changes nothing, and queues another check with PayTech',
    async (event) => {
      const { ref, payment } = await placed();
      expect((await notify(sandboxWebhook(payment, event))).body).toBe('IPN OK');
      const { status, payment: notified } = await statusOf(ref);
      expect(status).toBe('WAITING_FOR_VALIDATION');
      expect(notified?.status).toBe('WAITING');
      expect(notified?.canPay).toBe(true);
      expect(await rowsOf("select count(*) as checks from jobs.job where name = 'check-payment'")).toEqual([
        { checks: 2 },
      ]);
    },
  );

  it('such as a cancellation or a refund of a paid order changes nothing', async () => {
    const { ref, payment } = await placed();
    await pay(payment);
    const before = await digest();
    for (const event of ['sale_canceled', 'refund_complete'] as const)
      expect((await notify(sandboxWebhook(payment, event))).statusCode).toBe(200);
    expect(await digest()).toEqual(before);
    expect((await statusOf(ref)).payment?.status).toBe('PAID');
  });

  it('of an order that is already known is answered although PayTech is away, and looked into later', async () => {
    const { ref, payment } = await placed();
    await paytech.sandbox.pay(payment.token);
    paytech.setFault(() => 'cut');
    expect((await notify(sandboxWebhook(payment, 'sale_complete'))).statusCode).toBe(200);
    expect((await statusOf(ref)).status).toBe('WAITING_FOR_VALIDATION');
  });
});

it('a refund that PayTech confirms is recorded', async () => {
  const { ref, payment } = await placed();
  await pay(payment);
  await paytech.sandbox.refund(testKeys.a, payment.command);
  await notify(sandboxWebhook(payment, 'refund_complete'));
  const { status, payment: notified } = await statusOf(ref);
  expect(status).toBe('VALIDATED');
  expect(notified?.status).toBe('REFUNDED');
});
