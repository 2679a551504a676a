import { OrderPlacedWire, OrderStatusWire, type OrderRequestWire } from '@teranga/contract';
import { beforeEach } from 'vitest';
import { aProduct } from '../../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../catalogue/writeProducts.ts';
import { anOrder } from '../../orders/testing/anOrder.ts';
import { readRef } from '../../../platform/references/orderRef.ts';
import { wireAnswer } from '../../../routes/api/testing/wireAnswer.ts';
import {
  sandboxWebhook,
  type Merchant,
  type SandboxEvent,
  startPaytech,
  type SandboxPayment,
} from '@teranga/paytech-sandbox';
import { writeTestTerms } from '../../stores/testing/aStoreContent.ts';
import {
  testApp,
  type TestAppOptions,
  type TestSession,
  type TestStoreId,
} from '../../../testing/testApp.ts';
import { afterFile } from '../../../testing/afterFile.ts';
import { writePaytechAccount } from '../paymentAccounts.ts';

/** Each store's keys at PayTech. */
export const testKeys: Record<TestStoreId, Merchant> = {
  a: { apiKey: 'cle-a', apiSecret: 'secret-a' },
  b: { apiKey: 'cle-b', apiSecret: 'secret-b' },
};
const stores: TestStoreId[] = ['a', 'b'];

/**
 * A server with two stores that sell ten dresses each and take online payments through a fake
 * PayTech.
 */
export async function paidShop(options: TestAppOptions = {}) {
  const paytech = await startPaytech();
  afterFile(() => paytech.close());
  const server = await testApp({
    ...options,
    config: { paytechUrl: paytech.url },
    // Failing calls are what these tests are about, and each is a line of the log.
    logStream: { write: () => undefined },
  });
  const { app, db, session, inject } = server;
  const now = new Date();
  beforeEach(async () => {
    paytech.setFault(() => null);
    paytech.payments.clear();
    paytech.calls.length = 0;
    for (const store of stores)
      await db.withStore(store, async (tx) => {
        for (const table of ['orders', 'outbox', 'idempotency_keys', 'promo_codes', 'carts', 'jobs.job'])
          await tx.query(`delete from ${table}`);
        await writeTestTerms(tx, { features: { onlinePayment: true } });
        await upsertProducts(
          tx,
          [aProduct({ id: 'robe', name: 'Robe wax', sellingPrice: 25_000, quantity: 10, sold: 0 })],
          now,
        );
        await writePaytechAccount(tx, store, testKeys[store], 'test', app.payments.setup.keyEncryption);
      });
  });

  const post = async (
    overrides: Partial<OrderRequestWire> = {},
    store: TestStoreId = 'a',
    sender?: TestSession,
  ) => {
    const visitor = sender ?? (await session(store));
    return visitor.post('/api/orders', anOrder({ paymentMethod: 'paytech', ...overrides }));
  };
  const paymentOf = (url: string): SandboxPayment => {
    const payment = paytech.payments.get(url.split('/').at(-1) ?? '');
    if (!payment) throw new Error(`PayTech has no payment at ${url}.`);
    return payment;
  };
  /** Places an order and returns its visitor, its reference and its payment at PayTech. */
  const placed = async (overrides: Partial<OrderRequestWire> = {}, store: TestStoreId = 'a') => {
    const visitor = await session(store);
    const { data } = wireAnswer(OrderPlacedWire, await post(overrides, store, visitor));
    const { ref, paymentUrl } = data;
    return { visitor, ref, stored: readRef(ref) ?? '', payment: paymentOf(paymentUrl ?? '') };
  };
  const notify = (body: URLSearchParams | string, store: TestStoreId = 'a') =>
    inject(store, {
      method: 'POST',
      url: '/api/payments/paytech/ipn',
      headers: {
        'content-type': typeof body === 'string' ? 'application/json' : 'application/x-www-form-urlencoded',
      },
      payload: body.toString(),
    });
  const pay = async (payment: SandboxPayment, event: SandboxEvent = 'sale_complete') => {
    await paytech.sandbox.pay(payment.token);
    return notify(sandboxWebhook(payment, event));
  };
  const statusOf = async (ref: string, store: TestStoreId = 'a') =>
    wireAnswer(OrderStatusWire, await inject(store, `/api/orders-status/${ref}`));
  const rowsOf = async <Row extends object>(sql: string, store: TestStoreId = 'a') =>
    (await db.withStore(store, (tx) => tx.query<Row>(sql))).rows;
  return { ...server, paytech, post, placed, paymentOf, notify, pay, statusOf, rowsOf };
}
