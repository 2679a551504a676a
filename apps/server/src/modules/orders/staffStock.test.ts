import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isWhole } from '@teranga/testing/isWhole';
import { changeStock, type StockChange } from '../catalogue/edit/changeStock.ts';
import { aContext as anEdit, awa } from '../catalogue/edit/testing/aContext.ts';
import { publishProduct, unpublishProduct } from '../catalogue/edit/editProduct.ts';
import { aProduct, aVariation } from '../catalogue/testing/aProduct.ts';
import { ledgerMismatches } from '../catalogue/stock/stockLedger.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import type { Database } from '../../platform/db/database.ts';
import { writeTestTerms } from '../stores/testing/aStoreContent.ts';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { placeOrder } from './placeOrder.ts';
import { aClient, aContext, aLine, anIntent } from './testing/anIntent.ts';
import { countOf, race } from './testing/race.ts';

const { db, openAnother } = await testDatabase();
const pools: Database[] = [db, openAnother()];
const minute = 60_000;
/** `npm run verify` tries more. */
const [pairs, atOnce] = isWhole ? [50, 20] : [20, 8];

const stock = (productId: string, sku: string, change: StockChange, { pool = db, store = 'a' } = {}) =>
  pool.withStore(store, (tx) =>
    changeStock(tx, { productId, sku }, change, { actor: awa, reason: 'inventaire' }),
  );
const order = (index: number, pool = db, id = 'robe') =>
  pool.withStore('a', (tx) =>
    placeOrder(tx, anIntent([aLine(id)], { client: aClient(index) }), aContext(`v${index}`)),
  );
const quantityOf = async (id: string) =>
  (
    await db.withStore('a', (tx) =>
      tx.query<{ quantity: number }>('select quantity from products where id = $1', [id]),
    )
  ).rows[0]?.quantity;
const mismatches = () => db.withStore('a', ledgerMismatches);

beforeAll(async () => {
  for (const store of ['a', 'b']) await insertTestStore(db, store);
});
beforeEach(() =>
  db.withStore('a', async (tx) => {
    for (const table of ['orders', 'products', 'stock_movements']) await tx.query(`delete from ${table}`);
    await writeTestTerms(tx);
    await upsertProducts(
      tx,
      [
        aProduct({ id: 'robe', quantity: 100 }),
        aProduct({ id: 'boubou', variations: [aVariation({ sku: 'M' }), aVariation({ sku: 'L' })] }),
      ],
      new Date(),
    );
  }),
);

describe('Changing the stock', () => {
  it('adds and removes units, and the ledger says who and why', async () => {
    await stock('robe', '', { add: -3 });
    await stock('boubou', 'M', { add: 4 });
    expect(await quantityOf('robe')).toBe(97);
    expect(await quantityOf('boubou')).toBe(14);
    const { rows } = await db.withStore('a', (tx) =>
      tx.query("select delta, kind, note, actor_name from stock_movements where kind = 'staff' order by id"),
    );
    expect(rows).toEqual([
      { delta: -3, kind: 'staff', note: 'inventaire', actor_name: 'Awa' },
      { delta: 4, kind: 'staff', note: 'inventaire', actor_name: 'Awa' },
    ]);
    expect(await mismatches()).toEqual([]);
  });

  it('sets a quantity in place of the one that was seen', async () => {
    await stock('robe', '', { set: 40, expected: 100 });
    expect(await quantityOf('robe')).toBe(40);
    await order(1);
    await expect(stock('robe', '', { set: 50, expected: 40 })).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringMatching(
        /^Le stock est maintenant de 39, et non de 40\. Dernier changement : −1, commande [0-9A-Z]{16}, le /,
      ),
    });
    expect(await mismatches()).toEqual([]);
  });

  it('lifts the limit and sets one again', async () => {
    await stock('robe', '', { untracked: true });
    expect(await quantityOf('robe')).toBe(9_999);
    await expect(stock('robe', '', { add: 1 })).rejects.toThrow('illimité');
    await order(1);
    await stock('robe', '', { set: 5, expected: null });
    expect(await quantityOf('robe')).toBe(5);
    expect(await mismatches()).toEqual([]);
  });

  it.each<[string, string, StockChange, number, string]>([
    ['robe', '', { add: -101 }, 422, 'Il n’y a que 100 en stock'],
    ['robe', '', { add: 0.5 }, 422, 'nombre entier'],
    ['robe', '', { add: Number.NaN }, 422, 'nombre entier'],
    ['robe', '', { set: 1e12, expected: null }, 422, 'nombre entier'],
    ['boubou', '', { add: 1 }, 422, 'nommez-en une'],
    ['boubou', 'XXL', { add: 1 }, 404, 'pas de déclinaison'],
    ['robe', '\0', { add: 1 }, 404, 'n’existe pas'],
    ['inconnu', '', { add: 1 }, 404, 'n’existe pas'],
  ])('a change of %s %s by %j is refused with %i', async (id, sku, change, statusCode, message) => {
    await expect(stock(id, sku, change)).rejects.toMatchObject({
      statusCode,
      message: expect.stringContaining(message),
    });
    expect(await mismatches()).toEqual([]);
  });

  it('of another store’s product is refused', async () => {
    await expect(stock('robe', '', { add: 1 }, { store: 'b' })).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('Staff and shoppers at the same time', () => {
  it(`${pairs} orders and ${pairs} changes lose no unit`, { timeout: minute }, async () => {
    const answers = await race(pools, 2 * pairs, atOnce, async (index, pool) => {
      if (index % 2 === 0) await order(index, pool);
      else await stock('robe', '', { add: 2 }, { pool });
      return 'done';
    });
    expect(countOf(answers, 'done')).toEqual(2 * pairs);
    expect(await quantityOf('robe')).toEqual(100 + pairs);
    expect(await mismatches()).toEqual([]);
  });

  it('a quantity set during 50 orders is either refused or right', { timeout: minute }, async () => {
    const answers = await race(pools, 60, atOnce, async (index, pool) => {
      if (index % 6 === 5) {
        await stock('robe', '', { set: 500, expected: 100 }, { pool });
        return 'set';
      }
      await order(index, pool);
      return 'sold';
    });
    expect(countOf(answers, 'sold')).toBe(50);
    expect(countOf(answers, 'set')).toBeLessThanOrEqual(1);
    expect(await quantityOf('robe')).toBe(countOf(answers, 'set') === 1 ? 450 : 50);
    expect(await mismatches()).toEqual([]);
  });

  it('nothing is sold of a product once it is off sale', { timeout: minute }, async () => {
    const answers = await race(pools, 41, atOnce, async (index, pool) => {
      if (index !== 20) {
        await order(index, pool);
        return 'sold';
      }
      await pool.withStore('a', (tx) => unpublishProduct(tx, 'robe', anEdit()));
      return `left ${await quantityOf('robe')}`;
    });
    const left = 100 - countOf(answers, 'sold');
    expect(answers[20]).toBe(`left ${left}`);
    expect(countOf(answers, 'OrderConflict')).toBe(40 - countOf(answers, 'sold'));
    expect(await quantityOf('robe')).toBe(left);
    await db.withStore('a', (tx) => publishProduct(tx, 'robe', anEdit()));
    await order(99);
  });
});
