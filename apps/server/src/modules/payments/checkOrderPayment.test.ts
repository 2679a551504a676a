import { OrderStatusWire } from '@teranga/contract';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { listOrders } from '../orders/listOrders.ts';
import { wireAnswer } from '../../routes/api/testing/wireAnswer.ts';
import { sandboxWebhook } from '@teranga/paytech-sandbox';
import { paidShop } from './testing/paidShop.ts';

const shop = await paidShop();
const { app, db, paytech, inject, session, post, placed, notify, pay, statusOf, rowsOf } = shop;
const { app: another } = await shop.openAnotherApp();

const statusCalls = () => paytech.calls.filter((call) => call === 'GET /payment/get-status').length;
const check = async (ref: string) =>
  wireAnswer(OrderStatusWire, await (await session()).post(`/api/orders/${ref}/payment/check`));
/** Simulates five seconds since the last request to PayTech. */
const passFiveSeconds = () =>
  rowsOf("update payment_sessions set asked_at = asked_at - interval '5 seconds' returning 1");

describe('the payment of an order, as far as it is known', () => {
  it('has the state none for cash on delivery', async () => {
    const { data } = (await post({ paymentMethod: 'cod' })).json<{ data: { ref: string } }>();
    expect((await statusOf(data.ref)).payment?.state).toBe('none');
  });

  it('waits while the shopper was given no link', async () => {
    paytech.setFault(() => 'error');
    const { data } = (await post()).json<{ data: { ref: string } }>();
    expect((await statusOf(data.ref)).payment).toMatchObject({ state: 'waiting', since: null });
  });

  it('is pending since the shopper was sent to pay', async () => {
    const { ref } = await placed();
    const { payment } = await statusOf(ref);
    expect(payment?.state).toBe('pending');
    expect(Date.parse(payment?.since ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is pending since the shopper was sent to retry the payment', async () => {
    const { ref } = await placed();
    await rowsOf("update payment_sessions set sent_at = sent_at - interval '1 hour'");
    await (await session()).post(`/api/orders/${ref}/payment`);
    const { payment } = await statusOf(ref);
    expect(Date.parse(payment?.since ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is unpaid once PayTech says that it was given up', async () => {
    const { ref, payment } = await placed();
    await paytech.sandbox.cancel(payment.token);
    const checked = await check(ref);
    expect(checked.payment).toMatchObject({ state: 'unpaid', canPay: true });
  });

  it('is paid, and says how and when', async () => {
    const { ref, payment } = await placed();
    await pay(payment);
    const { payment: known } = await statusOf(ref);
    expect(known).toMatchObject({ state: 'paid', method: 'Orange Money' });
    expect(Date.parse(known?.paidAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is unpaid once the order is cancelled', async () => {
    const { ref } = await placed();
    await rowsOf("update orders set status = 'CANCELLED', payment_status = 'FAILED'");
    expect((await statusOf(ref)).payment?.state).toBe('unpaid');
  });
});

describe('a payment whose webhook was lost', () => {
  it('is settled by the first check after the shopper came back', async () => {
    const { ref, payment } = await placed();
    await paytech.sandbox.pay(payment.token);
    const checked = await check(ref);
    expect(checked.status).toBe('VALIDATED');
    expect(checked.payment?.state).toBe('paid');
  });

  it('is not fetched from PayTech when the order is viewed', async () => {
    const { ref, payment } = await placed();
    await paytech.sandbox.pay(payment.token);
    expect((await statusOf(ref)).payment?.state).toBe('pending');
    expect(statusCalls()).toBe(0);
  });

  it('is settled only once when the webhook arrives late', async () => {
    const { ref, payment } = await placed();
    await paytech.sandbox.pay(payment.token);
    await check(ref);
    await notify(sandboxWebhook(payment, 'sale_complete'));
    expect((await statusOf(ref)).updates).toHaveLength(2);
  });
});

/** A viewer's check at one of the two processes. */
const checkAt = async (server: FastifyInstance, ref: string) => {
  const visitor = await session();
  const { headers } = visitor;
  return server.inject({ method: 'POST', url: `/api/orders/${ref}/payment/check`, headers });
};

const checkByMany = (ref: string) =>
  Promise.all(Array.from({ length: 10 }, (_, index) => checkAt(index % 2 === 0 ? app : another, ref)));

describe('checks of one payment by many viewers', () => {
  it('make one call to PayTech at both processes together', async () => {
    const { ref } = await placed();
    await checkByMany(ref);
    expect(statusCalls()).toBe(1);
  });

  it('are all answered', async () => {
    const { ref } = await placed();
    const answers = await checkByMany(ref);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  });

  it('make another call once five seconds have passed', async () => {
    const { ref } = await placed();
    await checkByMany(ref);
    await passFiveSeconds();
    await checkByMany(ref);
    expect(statusCalls()).toBe(2);
  });

  it('are not repeated by a new request for the payment link', async () => {
    const { ref } = await placed();
    await checkByMany(ref);
    await (await session()).post(`/api/orders/${ref}/payment`);
    expect(statusCalls()).toBe(1);
  });

  it('hold no connection of the database while PayTech answers', async () => {
    const { ref } = await placed();
    paytech.setFault(() => ({ delayMs: 1_000 }));
    const slow = checkAt(app, ref);
    await expect.poll(statusCalls).toBe(1);
    const busy = await rowsOf(
      "select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    );
    expect(busy).toEqual([]);
    await slow;
  });
});

describe('a check that PayTech does not answer', () => {
  it.each(['error', 'cut'] as const)('(%s) leaves the payment unknown', async (fault) => {
    const { ref } = await placed();
    paytech.setFault(() => fault);
    expect((await check(ref)).payment?.state).toBe('unknown');
  });

  it('is followed by one that does', async () => {
    const { ref } = await placed();
    paytech.setFault(() => 'error');
    await check(ref);
    paytech.setFault(() => null);
    await passFiveSeconds();
    expect((await check(ref)).payment?.state).toBe('pending');
  });
});

it('a check of an unknown order is refused like any other', async () => {
  const answer = await (await session()).post('/api/orders/0000-0000-0000-0000/payment/check');
  expect(answer.statusCode).toBe(404);
});

it('a check without a token of the session is refused', async () => {
  const { ref } = await placed();
  const answer = await inject('a', { method: 'POST', url: `/api/orders/${ref}/payment/check` });
  expect(answer.statusCode).toBe(419);
});

it('the list of orders says which payments are open', async () => {
  const { stored } = await placed();
  const customer = '00000000-0000-4000-8000-000000000001';
  await rowsOf(`update orders set customer_id = '${customer}' where ref = '${stored}'`);
  const [listed] = await db.withStore('a', (tx) => listOrders(tx, customer, new Date()));
  expect(listed?.payment?.state).toBe('pending');
});
