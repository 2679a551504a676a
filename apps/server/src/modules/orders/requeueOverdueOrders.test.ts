import { beforeEach, expect, it } from 'vitest';
import { aProduct } from '../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { writeTestTerms } from '../stores/testing/aStoreContent.ts';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { readRef } from '../../platform/references/orderRef.ts';
import { requeueOverdueOrders } from './requeueOverdueOrders.ts';
import { placeOrder } from './placeOrder.ts';
import { aContext, aLine, anIntent } from './testing/anIntent.ts';

const { db, asAdmin } = await testDatabase();
const now = new Date();
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
await insertTestStore(db, 'a');

beforeEach(async () => {
  await db.withStore('a', async (tx) => {
    await tx.query('delete from orders');
    await writeTestTerms(tx);
    await upsertProducts(tx, [aProduct({ id: 'robe', quantity: 5 })], now);
  });
  await asAdmin('delete from jobs.job');
});

const requeue = (at: Date) => db.withStore('a', (tx) => requeueOverdueOrders(tx, at));
const waitingJobs = () =>
  asAdmin("select name, data from jobs.job where name <> 'send-messages' and state < 'completed'");

it.each([
  ['cod', 'cancel-unvalidated'],
  ['paytech', 'expire-order'],
])('An overdue %s order whose job was lost gets a new one', async (method, name) => {
  const { data } = await db.withStore('a', async (tx) => {
    const placed = await placeOrder(tx, anIntent([aLine('robe')]), aContext('v'));
    await tx.query('update orders set payment_method = $1', [method]);
    return placed;
  });
  const job = { name, data: { store: 'a', ref: readRef(data.ref) } };
  for (const lose of ["update jobs.job set state = 'failed'", 'delete from jobs.job']) {
    await asAdmin(lose);
    await requeue(now);
    expect(await waitingJobs()).toEqual([]);
    await requeue(daysLater(30));
    expect(await waitingJobs()).toEqual([job]);
    await requeue(daysLater(31));
    expect(await waitingJobs()).toEqual([job]);
  }
});

it.each(['VALIDATED', 'CANCELLED'])('An overdue order that is %s gets no job', async (status) => {
  await db.withStore('a', async (tx) => {
    await placeOrder(tx, anIntent([aLine('robe')]), aContext('v'));
    await tx.query('update orders set status = $1', [status]);
  });
  await asAdmin('delete from jobs.job');
  await requeue(daysLater(30));
  expect(await waitingJobs()).toEqual([]);
});
