import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StockMode } from '@teranga/contract/admin';
import { freePort } from '@teranga/embedded-postgres/testing';
import { afterAll, expect, it } from 'vitest';
import { systemActor } from './modules/audit/actor.ts';
import { ledgerMismatches } from './modules/catalogue/stock/stockLedger.ts';
import { aProduct } from './modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from './modules/catalogue/writeProducts.ts';
import { withPreparedImport } from './modules/imports/run/prepareImport.ts';
import { runImport } from './modules/imports/run/runImport.ts';
import { undoImport } from './modules/imports/run/undoImport.ts';
import { anOrder } from './modules/orders/testing/anOrder.ts';
import { aShopper } from './modules/orders/testing/aShopper.ts';
import { writeTestTerms } from './modules/stores/testing/aStoreContent.ts';
import { createStore } from './modules/stores/createStore.ts';
import { buildServer, readyLineOf, startServer } from './testing/builtServer.ts';
import { testSecret } from './testing/testApp.ts';
import { testDatabase } from './testing/testDatabase.ts';

const { db, url, asAdmin } = await testDatabase();
const storeId = 'a';
const ids = Array.from({ length: 40 }, (_, index) => `p-${index}`);
const opening = 50;
const added = 7;
await createStore(db, { id: storeId, name: 'Boutique', design: 'default', hosts: ['127.0.0.1'] });
await db.withStore(storeId, async (tx) => {
  await writeTestTerms(tx, {});
  await upsertProducts(
    tx,
    ids.map((id) => aProduct({ id, quantity: opening })),
    new Date(),
  );
});
const folder = await mkdtemp(path.join(tmpdir(), 'teranga-race-'));
const port = await freePort();
const server = startServer(await buildServer(), {
  PORT: String(port),
  DATABASE_URL: url,
  DATA_DIR: folder,
  SESSION_SECRET: testSecret,
  EXCHANGE_RATES_URL: 'off',
  RATE_LIMITS: 'off',
});
await readyLineOf(server);
server.stdout.resume();
server.stderr.resume();
afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true });
});

const origin = `http://127.0.0.1:${port}`;
let shoppers = 0;

/** One unit of a product, ordered by a new shopper from the other process. */
async function orderOne(index: number): Promise<number> {
  const session = await fetch(`${origin}/csrf-token`);
  const { csrfToken } = (await session.json()) as { csrfToken: string };
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  shoppers += 1;
  const id = ids[index % ids.length] ?? '';
  const order = { ...aShopper(shoppers), items: [{ id, variation: null, quantity: 1 }], buyNow: true };
  const answer = await fetch(`${origin}/api/orders`, {
    method: 'POST',
    headers: { cookie, 'x-csrf-token': csrfToken, 'content-type': 'application/json' },
    body: JSON.stringify(anOrder(order)),
  });
  await answer.text();
  return answer.status;
}

const orderCount = 200;
const ordersAtOnce = 8;
async function orderAll(): Promise<number[]> {
  const waiting = Array.from({ length: orderCount }, (_, index) => index).values();
  const statuses: number[] = [];
  const shopper = async () => {
    for (const index of waiting) statuses.push(await orderOne(index));
  };
  await Promise.all(Array.from({ length: ordersAtOnce }, shopper));
  return statuses;
}

async function importAll(stock: StockMode, price: number): Promise<void> {
  const file = path.join(folder, 'file.csv');
  const rows = ids.map((id) => `${id.toUpperCase()},${price},${added}`);
  await writeFile(file, `sku,price,stock\n${rows.join('\n')}\n`);
  const options = {
    db,
    dataDir: folder,
    storeId,
    storeHosts: [],
    file,
    fileName: 'file.csv',
    source: 'spreadsheet',
    rate: null,
    stock,
    missing: 'keep',
    isForced: false,
    mayFetchPrivateAddresses: false,
    actor: systemActor('Awa'),
    now: new Date(),
  } as const;
  await withPreparedImport(options, runImport);
}

const total = async (table: string, column: string) =>
  (await asAdmin<{ sum: number }>(`select sum(${column})::int as sum from ${table}`))[0]?.sum;

it('An import, its undo and 200 orders in another process lose no unit and fail no order', async () => {
  const actor = systemActor('Awa');
  const [statuses] = await Promise.all([
    orderAll(),
    (async () => {
      for (let round = 0; round < 3; round += 1) await importAll('add', 9_000 + round);
      await undoImport({ db, storeId, actor, now: new Date() }, null);
      await importAll('keep', 9_500);
    })(),
  ]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await total('order_lines', 'quantity')).toBe(orderCount);
  const expected = ids.length * (opening + 2 * added) - orderCount;
  expect(await total('products', 'quantity')).toBe(expected);
  expect(await total('stock_movements', 'delta')).toBe(expected);
  expect(await db.withStore(storeId, ledgerMismatches)).toEqual([]);
});
