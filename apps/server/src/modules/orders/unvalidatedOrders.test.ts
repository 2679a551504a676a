import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProduct } from '../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { writePromo } from '../promos/promoRecords.ts';
import { aPromo } from '../promos/testing/aPromo.ts';
import { writeTestTerms } from '../stores/testing/aStoreContent.ts';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { changeOrderStatus } from './changeOrderStatus.ts';
import { readRef } from '../../platform/references/orderRef.ts';
import { placeOrder } from './placeOrder.ts';
import { aContext, aLine, anIntent } from './testing/anIntent.ts';
import { race } from './testing/race.ts';
import { cancelUnvalidated, dateUndatedOrders } from './unvalidatedOrders.ts';

const { db, openAnother, asAdmin } = await testDatabase();
const pools = [db, openAnother()];
const now = new Date();
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

const rows = async <Row extends object>(sql: string) =>
  (await db.withStore('a', (tx) => tx.query<Row>(sql))).rows;

beforeAll(() => insertTestStore(db, 'a'));
beforeEach(async () => {
  await asAdmin('delete from jobs.job');
  await db.withStore('a', async (tx) => {
    for (const table of ['orders', 'outbox', 'promo_codes', 'products'])
      await tx.query(`delete from ${table}`);
    await writeTestTerms(tx, { cashOnDelivery: { holdHours: 24 } });
    await upsertProducts(tx, [aProduct({ id: 'robe', quantity: 5, sold: 0 })], now);
    await writePromo(tx, aPromo({ code: 'DIX', amount: 10 }));
  });
});

async function anOrderOfTwo(): Promise<string> {
  const intent = anIntent([aLine('robe', 2)], { promoCode: 'DIX' });
  const { data } = await db.withStore('a', (tx) => placeOrder(tx, intent, { ...aContext('v'), now }));
  return readRef(data.ref) ?? '';
}
const cancel = (ref: string, at: Date, pool = db) => cancelUnvalidated(pool, { store: 'a', ref }, at);
const stock = () => rows('select quantity, sold from products');

describe('a cash-on-delivery order that nobody validates', () => {
  it('has a job that ends it after the hours that the store gives itself', async () => {
    await anOrderOfTwo();
    const jobs = await asAdmin<{ start_after: Date }>(
      "select start_after from jobs.job where name = 'cancel-unvalidated'",
    );
    expect(jobs.map(({ start_after: due }) => due)).toEqual([hours(24)]);
  });

  it('is cancelled once by two processes, which restores stock and promo use and notifies the shopper', async () => {
    const ref = await anOrderOfTwo();
    await db.withStore('a', (tx) => tx.query('delete from outbox'));
    await race(pools, 6, 6, (_index, pool) => cancel(ref, hours(24), pool));
    expect(await rows('select status, is_released from orders')).toEqual([
      { status: 'CANCELLED', is_released: true },
    ]);
    expect(await stock()).toEqual([{ quantity: 5, sold: 0 }]);
    expect(await rows('select used from promo_codes')).toEqual([{ used: 0 }]);
    expect(await rows("select reason from order_updates where status = 'CANCELLED'")).toEqual([
      { reason: 'La boutique ne l’a pas validée dans les 24 heures.' },
    ]);
    expect(await rows("select recipient from outbox where channel = 'sms'")).toEqual([
      { recipient: '+221771234567' },
    ]);
  });

  it('waits until it is due', async () => {
    const ref = await anOrderOfTwo();
    await cancel(ref, hours(23));
    expect(await rows('select status from orders')).toEqual([{ status: 'WAITING_FOR_VALIDATION' }]);
    expect(await stock()).toEqual([{ quantity: 3, sold: 2 }]);
  });
});

it('an order that was validated in time stays', async () => {
  const ref = await anOrderOfTwo();
  await db.withStore('a', (tx) => changeOrderStatus(tx, ref, 'VALIDATED', null, now));
  await cancel(ref, hours(25));
  expect(await rows('select status from orders')).toEqual([{ status: 'VALIDATED' }]);
});

it('an order of an earlier version, which has no end, is given the hours of a new one, once', async () => {
  const ref = await anOrderOfTwo();
  await rows("update orders set expires_at = null, created_at = created_at - interval '30 days'");
  await asAdmin('delete from jobs.job');
  await race(pools, 4, 4, (_index, pool) => pool.withStore('a', (tx) => dateUndatedOrders(tx, now)));
  const jobs = await asAdmin(
    "select data, start_after as due from jobs.job where name = 'cancel-unvalidated'",
  );
  expect(jobs).toEqual([{ data: { store: 'a', ref }, due: hours(24) }]);
  await cancel(ref, hours(24));
  expect(await rows("select reason from order_updates where status = 'CANCELLED'")).toEqual([
    { reason: 'La boutique ne l’a pas validée dans les 31 jours.' },
  ]);
});

it.each([
  [1, 'La boutique ne l’a pas validée dans l’heure.'],
  [2, 'La boutique ne l’a pas validée dans les 2 heures.'],
])('the reason names a time of %i h in correct French', async (holdHours, reason) => {
  await db.withStore('a', (tx) => writeTestTerms(tx, { cashOnDelivery: { holdHours } }));
  await cancel(await anOrderOfTwo(), hours(holdHours));
  expect(await rows("select reason from order_updates where status = 'CANCELLED'")).toEqual([{ reason }]);
});

const fill = (channel: string, recipient: string, count: number) =>
  db.withStore('a', (tx) =>
    tx.query(
      `insert into outbox (store_id, channel, recipient, text, counted_as)
       select 'a', $1, $2, 'x', $2 from generate_series(1, $3)`,
      [channel, recipient, count],
    ),
  );
const countTo = (recipient: string) =>
  rows(`select count(*) from outbox where lower(recipient) = '${recipient}'`);

describe('messages that the store or an expiry causes', () => {
  it('are dropped beyond the limit of an unproven contact, and the status change succeeds', async () => {
    const ref = await anOrderOfTwo();
    await fill('sms', '+221771234567', 5);
    await db.withStore('a', (tx) => changeOrderStatus(tx, ref, 'VALIDATED', null, now));
    expect(await rows('select status from orders')).toEqual([{ status: 'VALIDATED' }]);
    expect(await countTo('+221771234567')).toEqual([{ count: 6 }]);
  });

  it('are dropped per channel', async () => {
    const intent = anIntent([aLine('robe')]);
    const client = { ...intent.client, email: 'Fatou@example.sn' };
    const { data } = await db.withStore('a', (tx) => placeOrder(tx, { ...intent, client }, aContext('v')));
    await fill('email', 'fatou@example.sn', 9);
    await db.withStore('a', (tx) => changeOrderStatus(tx, data.ref, 'VALIDATED', null, now));
    expect(await countTo('fatou@example.sn')).toEqual([{ count: 10 }]);
    expect(await countTo('+221771234567')).toEqual([{ count: 2 }]);
  });

  it('all reach a contact that has proven the order', async () => {
    const ref = await anOrderOfTwo();
    await db.withStore('a', (tx) => tx.query('update orders set is_phone_proven = true'));
    await fill('sms', '+221771234567', 6);
    await db.withStore('a', (tx) => changeOrderStatus(tx, ref, 'VALIDATED', null, now));
    expect(await countTo('+221771234567')).toEqual([{ count: 8 }]);
  });

  it('stay within the limit when many orders change concurrently', async () => {
    await fill('sms', '+221771234567', 1);
    const refs: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { data } = await db.withStore('a', (tx) =>
        placeOrder(tx, anIntent([aLine('robe')]), aContext(`v${index}`)),
      );
      refs.push(data.ref);
    }
    await race(pools, 3, 3, (index, pool) =>
      pool.withStore('a', (tx) => changeOrderStatus(tx, refs[index] ?? '', 'VALIDATED', null, now)),
    );
    expect(await countTo('+221771234567')).toEqual([{ count: 6 }]);
  });
});
