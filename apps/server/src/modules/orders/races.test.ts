import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isWhole } from '@teranga/testing/isWhole';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { aProduct, aVariation } from '../catalogue/testing/aProduct.ts';
import type { Database } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { writeTestTerms } from '../stores/testing/aStoreContent.ts';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { changeOrderStatus, OrderStatusError } from './changeOrderStatus.ts';
import { oncePerKey } from './idempotency.ts';
import { OrderConflict, type OrderIntent } from './orderIntent.ts';
import { placeOrder } from './placeOrder.ts';
import { aClient, aContext, aLine, anIntent } from './testing/anIntent.ts';
import { countOf, race } from './testing/race.ts';

const { db, openAnother } = await testDatabase();
// Simulates several processes: each has its own pool.
const pools: Database[] = [db, openAnother(), openAnother(), openAnother()];
const now = new Date();
const minute = 60_000;
/** `npm run verify` tries more. */
const [units, attempts, shoppers] = isWhole ? [100, 2_000, 200] : [10, 20, 30];
/** Of each size fewer than half of the shoppers. */
const ofSize = isWhole ? { M: 30, L: 20 } : { M: 12, L: 8 };
/** Each takes a connection of its own. */
const atOnce = isWhole ? 40 : 12;
const boubous = ofSize.M + ofSize.L;

const rows = async <Row extends object>(sql: string) =>
  (await db.withStore('a', (tx) => tx.query<Row>(sql))).rows;

beforeAll(async () => {
  for (const store of ['a', 'b']) await insertTestStore(db, store);
});
beforeEach(() =>
  db.withStore('a', async (tx) => {
    for (const table of ['orders', 'outbox', 'idempotency_keys', 'promo_codes', 'products'])
      await tx.query(`delete from ${table}`);
    await writeTestTerms(tx);
    await upsertProducts(
      tx,
      [
        aProduct({ id: 'robe', quantity: units, sold: 0 }),
        aProduct({ id: 'sac', quantity: 1_000, sold: 0 }),
        aProduct({
          id: 'boubou',
          sold: 0,
          variations: [
            aVariation({ sku: 'M', quantity: ofSize.M }),
            aVariation({ sku: 'L', quantity: ofSize.L }),
          ],
        }),
      ],
      now,
    );
  }),
);

describe('many concurrent shoppers', () => {
  it(`${attempts} attempts on ${units} units sell exactly ${units}`, { timeout: 2 * minute }, async () => {
    const answers = await race(pools, attempts, atOnce, async (index, pool) => {
      await pool.withStore('a', (tx) =>
        placeOrder(tx, anIntent([aLine('robe')], { client: aClient(index) }), aContext(`v${index}`)),
      );
      return 'sold';
    });
    expect(countOf(answers, 'sold')).toEqual(units);
    expect(countOf(answers, 'OrderConflict')).toEqual(attempts - units);
    expect(await rows("select quantity, sold from products where id = 'robe'")).toEqual([
      { quantity: 0, sold: units },
    ]);
    expect(await rows('select count(*) as orders, sum(quantity) as units from order_lines')).toEqual([
      { orders: units, units },
    ]);
  });

  it(
    'variations sell exactly their own stock, and their product’s is their sum',
    { timeout: minute },
    async () => {
      const answers = await race(pools, shoppers, atOnce, async (index, pool) => {
        const sku = index % 2 === 0 ? 'M' : 'L';
        await pool.withStore('a', (tx) =>
          placeOrder(
            tx,
            anIntent([aLine('boubou', 1, sku)], { client: aClient(index) }),
            aContext(`v${index}`),
          ),
        );
        return sku;
      });
      expect(countOf(answers, 'M')).toEqual(ofSize.M);
      expect(countOf(answers, 'L')).toEqual(ofSize.L);
      expect(await rows("select quantity, sold from products where id = 'boubou'")).toEqual([
        { quantity: 0, sold: boubous },
      ]);
    },
  );

  it(
    'orders of two lines in opposite order never wait for each other in a circle',
    { timeout: minute },
    async () => {
      const answers = await race(pools, shoppers + units, atOnce, async (index, pool) => {
        const lines = [aLine('robe'), aLine('sac'), aLine('boubou', 1, 'M'), aLine('boubou', 1, 'L')];
        const wanted = index % 2 === 0 ? lines.slice(0, 2) : lines.slice(0, 2).toReversed();
        await pool.withStore('a', (tx) =>
          placeOrder(
            tx,
            anIntent(index % 10 === 0 ? lines.toReversed() : wanted, { client: aClient(index) }),
            aContext(`v${index}`),
          ),
        );
        return 'sold';
      });
      expect(countOf(answers, 'sold')).toEqual(units);
      expect(countOf(answers, 'OrderConflict')).toEqual(shoppers);
    },
  );

  it('concurrent orders and imports of the same products all complete', { timeout: minute }, async () => {
    const products = ['sac', 'boubou', 'robe'].map((id) => aProduct({ id, quantity: 1_000 }));
    const answers = await race(pools, shoppers, atOnce, async (index, pool) => {
      const lines = [aLine('sac'), aLine('robe'), aLine('boubou')];
      const wanted = anIntent(index % 2 === 0 ? lines : lines.toReversed(), { client: aClient(index) });
      await pool.withStore('a', async (tx) => {
        if (index % 4 === 0) await upsertProducts(tx, products, now);
        else await placeOrder(tx, wanted, aContext(`v${index}`));
      });
      return 'done';
    });
    // Until the first import, one of the products has variations and cannot be ordered without one.
    expect(countOf(answers, 'done') + countOf(answers, 'OrderConflict')).toBe(shoppers);
  });

  it('concurrent orders and cancellations lose no unit', { timeout: minute }, async () => {
    const answers = await race(pools, shoppers, atOnce, async (index, pool) => {
      const wanted = anIntent([aLine('sac', 2), aLine('boubou', 1, 'M')], { client: aClient(index) });
      const { data } = await pool.withStore('a', (tx) => placeOrder(tx, wanted, aContext(`v${index}`)));
      await pool.withStore('a', (tx) => changeOrderStatus(tx, data.ref, 'CANCELLED', null, now));
      return 'cancelled';
    });
    expect(countOf(answers, 'cancelled') + countOf(answers, 'OrderConflict')).toBe(shoppers);
    expect(await rows('select id, quantity, sold from products order by id')).toEqual([
      { id: 'boubou', quantity: boubous, sold: 0 },
      { id: 'robe', quantity: units, sold: 0 },
      { id: 'sac', quantity: 1_000, sold: 0 },
    ]);
  });
});

const aKey = (key: string) => ({ key, sender: { visitor: 'v', customerId: null } });
const placeWithKey = (pool: Database, key: string, wanted: OrderIntent) =>
  pool.withStore('a', (tx) => oncePerKey(tx, aKey(key), wanted, () => placeOrder(tx, wanted, aContext('v'))));

describe('the same key', () => {
  const keys = attempts / 10;
  it(
    `sent 10 times concurrently for each of ${keys} keys creates ${keys} orders, each with one response`,
    { timeout: 2 * minute },
    async () => {
      const answers = await race(pools, attempts, atOnce, async (index, pool) => {
        const shopper = Math.floor(index / 10);
        const wanted = anIntent([aLine('sac')], { client: aClient(shopper) });
        const { data } = await placeWithKey(pool, `key-${shopper}`, wanted);
        return data.ref;
      });
      const byKey = Array.from(
        { length: keys },
        (_, key) => new Set(answers.slice(key * 10, key * 10 + 10)).size,
      );
      expect(byKey).toEqual(Array.from({ length: keys }, () => 1));
      expect(await rows('select count(*) as orders from orders')).toEqual([{ orders: keys }]);
      expect(await rows("select quantity from products where id = 'sac'")).toEqual([
        { quantity: 1_000 - keys },
      ]);
    },
  );

  it('with another content is refused', async () => {
    await placeWithKey(db, 'key', anIntent([aLine('sac')]));
    await expect(placeWithKey(db, 'key', anIntent([aLine('sac', 2)]))).rejects.toThrow(HttpError);
    expect(await rows('select count(*) as orders from orders')).toEqual([{ orders: 1 }]);
  });

  it('can be reused after a failure, which stores nothing', async () => {
    await expect(placeWithKey(db, 'key', anIntent([aLine('robe', units + 1)]))).rejects.toThrow(
      OrderConflict,
    );
    expect(await rows('select 1 from idempotency_keys')).toEqual([]);
    await placeWithKey(db, 'key', anIntent([aLine('robe', units)]));
    expect(await rows('select count(*) as orders from orders')).toEqual([{ orders: 1 }]);
  });

  it('is another key in another store', async () => {
    await db.withStore('b', async (tx) => {
      await writeTestTerms(tx);
      await upsertProducts(tx, [aProduct({ id: 'sac' })], now);
    });
    const wanted = anIntent([aLine('sac')]);
    const here = await placeWithKey(db, 'key', wanted);
    const there = await db.withStore('b', (tx) =>
      oncePerKey(tx, aKey('key'), wanted, () => placeOrder(tx, wanted, aContext('v'))),
    );
    expect(there.data.ref === here.data.ref).toBe(false);
  });
});

describe('a promo code with 10 uses', () => {
  beforeEach(() =>
    db.withStore('a', (tx) =>
      tx.query(
        "insert into promo_codes (code, is_percentage, amount, max_uses) values ('DIX', true, 10, 10)",
      ),
    ),
  );
  const withPromo = anIntent([aLine('sac')], { promoCode: 'DIX' });

  it(`is used exactly 10 times by ${shoppers} concurrent orders`, { timeout: minute }, async () => {
    const answers = await race(pools, shoppers, atOnce, async (index, pool) => {
      await pool.withStore('a', (tx) =>
        placeOrder(tx, { ...withPromo, client: aClient(index) }, aContext(`v${index}`)),
      );
      return 'sold';
    });
    expect(countOf(answers, 'sold')).toBe(10);
    expect(countOf(answers, HttpError.name)).toEqual(shoppers - 10);
    expect(await rows('select used from promo_codes')).toEqual([{ used: 10 }]);
    expect(await rows("select quantity from products where id = 'sac'")).toEqual([{ quantity: 990 }]);
  });

  it('gets its use back once when an order is cancelled many times concurrently', async () => {
    const { data } = await db.withStore('a', (tx) => placeOrder(tx, withPromo, aContext('v')));
    const answers = await race(pools, 20, 20, async (_index, pool) => {
      await pool.withStore('a', (tx) => changeOrderStatus(tx, data.ref, 'CANCELLED', 'Doublon', now));
      return 'cancelled';
    });
    expect(countOf(answers, 'cancelled')).toBe(1);
    expect(countOf(answers, OrderStatusError.name)).toBe(19);
    expect(await rows('select used from promo_codes union all select used from promo_uses')).toEqual([
      { used: 0 },
      { used: 0 },
    ]);
    expect(await rows("select quantity, sold from products where id = 'sac'")).toEqual([
      { quantity: 1_000, sold: 0 },
    ]);
  });
});
