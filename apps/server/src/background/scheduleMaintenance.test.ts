import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../modules/catalogue/writeProducts.ts';
import { placeOrder } from '../modules/orders/placeOrder.ts';
import { aContext, aLine, anIntent } from '../modules/orders/testing/anIntent.ts';
import { readRates } from '../modules/rates/savedRates.ts';
import { writeTestTerms } from '../modules/stores/testing/aStoreContent.ts';
import { testApp } from '../testing/testApp.ts';
import { runMaintenance } from './scheduleMaintenance.ts';

const requested: string[] = [];
const service = createServer((request, response) => {
  requested.push(request.url ?? '');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ result: 'success', base_code: 'XOF', rates: { XOF: 1, EUR: 0.001525 } }));
});
await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
const { port } = service.address() as AddressInfo;
afterAll(() => void service.close());

const { app, asAdmin, db } = await testApp({
  config: { exchangeRatesUrl: `http://127.0.0.1:${port}/latest/XOF` },
});
const now = new Date();
const round = (at: Date) => runMaintenance(app, at, new AbortController().signal);
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);

const saved = () =>
  db.withStore('b', async (tx) => {
    const { rows } = await tx.query(
      'select (select count(*) from carts) as carts, (select count(*) from idempotency_keys) as keys',
    );
    return rows[0];
  });

describe('a run of maintenance', () => {
  beforeAll(() =>
    db.withStore('b', async (tx) => {
      await tx.query("insert into carts (visitor) values ('v')");
      await tx.query("insert into idempotency_keys (key, request_hash) values ('k', 'h')");
    }),
  );
  it('fetches the exchange rates, once a day', async () => {
    await round(now);
    await round(now);
    expect(requested).toEqual(['/latest/XOF']);
    expect(await db.withStore('a', readRates)).toEqual({ XOF: 1, EUR: 0.001525 });
  });

  it('sets an expiry date for cash-on-delivery orders without one', async () => {
    await db.withStore('b', async (tx) => {
      await writeTestTerms(tx, { cashOnDelivery: { holdHours: 24 } });
      await upsertProducts(tx, [aProduct({ id: 'robe', quantity: 5 })], now);
      await placeOrder(tx, anIntent([aLine('robe')]), aContext('w'));
      await tx.query('update orders set expires_at = null');
    });
    await round(now);
    const orders = await db.withStore('b', (tx) => tx.query('select expires_at as due from orders'));
    expect(orders.rows).toEqual([{ due: daysLater(1) }]);
  });

  it('requeues overdue orders whose job was lost', async () => {
    await asAdmin('delete from jobs.job');
    await round(daysLater(2));
    expect(
      await asAdmin("select data ->> 'store' as store from jobs.job where name = 'cancel-unvalidated'"),
    ).toEqual([{ store: 'b' }]);
  });

  it('deletes expired data in every store', async () => {
    expect(await saved()).toEqual({ carts: 1, keys: 1 });
    await round(daysLater(8));
    expect(await saved()).toEqual({ carts: 1, keys: 0 });
    await round(daysLater(181));
    expect(await saved()).toEqual({ carts: 0, keys: 0 });
  });
});
