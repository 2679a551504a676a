import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isWhole } from '@teranga/testing/isWhole';
import { chanceOf } from '@teranga/testing/chance';
import { aProduct, aVariation } from '../catalogue/testing/aProduct.ts';
import { deleteProducts, upsertProduct, upsertProducts } from '../catalogue/writeProducts.ts';
import { ledgerMismatches } from '../catalogue/stock/stockLedger.ts';
import { writeTestTerms } from '../stores/testing/aStoreContent.ts';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { changeOrderStatus } from './changeOrderStatus.ts';
import { OrderConflict } from './orderIntent.ts';
import { placeOrder } from './placeOrder.ts';
import { aClient, aContext, aLine, anIntent } from './testing/anIntent.ts';

const { db } = await testDatabase();
const now = new Date();
const changes = isWhole ? 300 : 30;
let shoppers = 0;

const rows = async <Row extends object>(sql: string) =>
  (await db.withStore('a', (tx) => tx.query<Row>(sql))).rows;
const order = (...lines: ReturnType<typeof aLine>[]) =>
  db.withStore('a', async (tx) => {
    shoppers += 1;
    const intent = anIntent(lines, { client: aClient(shoppers) });
    return (await placeOrder(tx, intent, aContext(`v${shoppers}`))).data.ref;
  });
const untracked = () => rows("select id, quantity, sold from products where id in ('carte', 'pagne')");
const cancel = (ref: string) => db.withStore('a', (tx) => changeOrderStatus(tx, ref, 'CANCELLED', null, now));
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
        aProduct({ id: 'robe', quantity: 10 }),
        aProduct({ id: 'boubou', variations: [aVariation({ sku: 'M' }), aVariation({ sku: 'L' })] }),
        aProduct({ id: 'carte', trackStock: false }),
        aProduct({
          id: 'pagne',
          variations: [aVariation({ sku: 'W', quantity: 3 }), aVariation({ sku: 'X', trackStock: false })],
        }),
      ],
      now,
    );
  }),
);

const movements = () =>
  rows<{
    product: string;
    who: string;
  }>(`select product_id || variation_sku as product, delta, kind, reference, actor_name as who
        from stock_movements order by id`);

describe('The stock ledger', () => {
  it('opens with the stock that an import writes', async () => {
    expect(await movements()).toEqual([
      { product: 'boubouL', delta: 5, kind: 'import', reference: null, who: 'système' },
      { product: 'boubouM', delta: 5, kind: 'import', reference: null, who: 'système' },
      { product: 'pagneW', delta: 3, kind: 'import', reference: null, who: 'système' },
      { product: 'robe', delta: 10, kind: 'import', reference: null, who: 'système' },
    ]);
  });

  it('names the order that takes units and gives them back', async () => {
    await rows('delete from stock_movements');
    const ref = await order(aLine('robe', 2), aLine('boubou', 1, 'M'));
    await cancel(ref);
    const reference = ref.replaceAll('-', '');
    const who = 'système';
    expect(await movements()).toEqual([
      { product: 'boubouM', delta: -1, kind: 'order', reference, who },
      { product: 'robe', delta: -2, kind: 'order', reference, who },
      { product: 'boubouM', delta: 1, kind: 'release', reference, who },
      { product: 'robe', delta: 2, kind: 'release', reference, who },
    ]);
  });

  it('names the member who places an order for a customer', async () => {
    await rows('delete from stock_movements');
    const placedBy = { kind: 'staff' as const, id: '00000000-0000-4000-8000-000000000001', name: 'Awa' };
    const intent = anIntent([aLine('robe', 1), aLine('boubou', 1, 'M')], { client: aClient(1) });
    await db.withStore('a', (tx) => placeOrder(tx, intent, { ...aContext('v1'), placedBy }));
    expect((await movements()).map(({ product, who }) => [product, who])).toEqual([
      ['boubouM', 'Awa'],
      ['robe', 'Awa'],
    ]);
  });

  it('writes nothing for an order that is refused', async () => {
    const before = await movements();
    await expect(order(aLine('boubou', 1, 'M'), aLine('robe', 11))).rejects.toThrow(OrderConflict);
    expect(await movements()).toEqual(before);
  });

  it('books out a variation that an import removes and a product that is deleted', async () => {
    const without = aProduct({ id: 'boubou', variations: [aVariation({ sku: 'M', quantity: 4 })] });
    await db.withStore('a', (tx) => upsertProduct(tx, without, now));
    await db.withStore('a', (tx) => deleteProducts(tx, ['robe']));
    expect((await movements()).slice(-3)).toMatchObject([
      { product: 'boubouL', delta: -5 },
      { product: 'boubouM', delta: -1 },
      { product: 'robe', delta: -10, kind: 'correction' },
    ]);
    expect(await mismatches()).toEqual([]);
  });

  it('is another store’s for no one', async () => {
    expect(await db.withStore('b', (tx) => tx.query('select from stock_movements'))).toMatchObject({
      rowCount: 0,
    });
  });
});

describe('A product whose stock is not tracked', () => {
  it('has 9,999 units before and after an order and its cancellation', async () => {
    const before = await untracked();
    expect(before).toEqual(
      expect.arrayContaining([
        { id: 'carte', quantity: 9_999, sold: 0 },
        { id: 'pagne', quantity: 10_002, sold: 0 },
      ]),
    );
    const ref = await order(aLine('carte', 50), aLine('pagne', 7, 'X'));
    expect(await untracked()).toEqual(
      expect.arrayContaining([
        { id: 'carte', quantity: 9_999, sold: 50 },
        { id: 'pagne', quantity: 10_002, sold: 7 },
      ]),
    );
    await cancel(ref);
    expect(await untracked()).toEqual(before);
  });

  it('gets back no units that never left its stock once it is tracked', async () => {
    const ref = await order(aLine('carte', 50));
    await db.withStore('a', (tx) => upsertProduct(tx, aProduct({ id: 'carte', quantity: 4 }), now));
    await cancel(ref);
    expect(await rows("select quantity from products where id = 'carte'")).toEqual([{ quantity: 4 }]);
    expect(await mismatches()).toEqual([]);
  });
});

it(`${changes} random changes keep every product’s stock equal to the sum of its movements`, async () => {
  const chance = chanceOf(20_261_123);
  const products = [
    ['robe', ''],
    ['carte', ''],
    ['boubou', 'M'],
    ['boubou', 'L'],
    ['pagne', 'W'],
    ['pagne', 'X'],
  ] as const;
  const placed: string[] = [];
  const aStock = () => ({ quantity: chance.below(20), trackStock: chance.next() < 0.8 });
  const variationsOf = (skus: string[]) =>
    skus.filter(() => chance.next() < 0.8).map((sku) => aVariation({ sku, ...aStock() }));
  const skusOf: Record<string, string[]> = { boubou: ['M', 'L'], pagne: ['W', 'X'] };
  const actions = [
    async () => {
      const wanted = products.filter(() => chance.next() < 0.3);
      const lines = wanted.map(([id, sku]) => aLine(id, 1 + chance.below(3), sku));
      if (lines.length > 0) placed.push(await order(...lines));
    },
    async () => {
      const ref = placed.splice(chance.below(placed.length), 1)[0];
      if (ref !== undefined) await cancel(ref);
    },
    async () => {
      const [id] = chance.of(products);
      const product = aProduct({ id, ...aStock(), variations: variationsOf(skusOf[id] ?? []) });
      await db.withStore('a', (tx) => upsertProduct(tx, product, now));
    },
    async () => {
      if (chance.next() < 0.1) await db.withStore('a', (tx) => deleteProducts(tx, [chance.of(products)[0]]));
    },
  ];
  for (let step = 0; step < changes; step += 1) {
    await chance
      .of(actions)()
      .catch((error: unknown) => {
        if (!(error instanceof OrderConflict)) throw error;
      });
    expect(await mismatches()).toEqual([]);
  }
  const [orders] = await rows<{ placed: number; released: number }>(
    'select count(*) as placed, count(*) filter (where is_released) as released from orders',
  );
  expect(orders?.placed).toBeGreaterThan(changes / 15);
  expect(orders?.released).toBeGreaterThan(changes / 15);
});
