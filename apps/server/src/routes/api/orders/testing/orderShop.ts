import { OrderPlacedWire, type OrderRequestWire } from '@teranga/contract';
import { beforeEach } from 'vitest';
import { aProduct, aVariation, percentOff } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { anOrder } from '../../../../modules/orders/testing/anOrder.ts';
import { writeTestTerms } from '../../../../modules/stores/testing/aStoreContent.ts';
import { testApp, type TestAppOptions, type TestSession } from '../../../../testing/testApp.ts';
import { wireAnswer } from '../../testing/wireAnswer.ts';

/** A price rule's dates lie around it. */
export const now = new Date();

const products = [
  aProduct({ id: 'robe', name: 'Robe wax', sellingPrice: 25_000, quantity: 5, sold: 0 }),
  aProduct({
    id: 'sac',
    name: 'Sac à main',
    sellingPrice: 10_000,
    quantity: 3,
    sold: 0,
    multiPricing: [percentOff(20, now, { from: -1, until: 1 })],
  }),
  aProduct({ id: 'or', sellingPrice: 1_999_999_000, quantity: 9 }),
  aProduct({
    id: 'boubou',
    name: 'Boubou',
    sellingPrice: 60_000,
    sold: 0,
    variations: [
      aVariation({
        sku: 'B-M',
        sellingPrice: 60_000,
        quantity: 2,
        options: [
          { name: 'Couleur', value: '#1a2b3c', valueType: 'color', shortValue: 'Indigo' },
          { name: 'Taille', value: 'M', valueType: 'text' },
        ],
      }),
      aVariation({ sku: 'B-XL', isEnabled: false, quantity: 9 }),
    ],
  }),
];

const cleared = [
  'orders',
  'outbox',
  'idempotency_keys',
  'promo_codes',
  'carts',
  'limit_counts',
  'contact_codes',
];

/** What `stockOf` says before anything is sold. */
export const fullStock = [
  { id: 'boubou', quantity: 2, sold: 0 },
  { id: 'robe', quantity: 5, sold: 0 },
  { id: 'sac', quantity: 3, sold: 0 },
];

const post = (visitor: TestSession, body: object) => visitor.post('/api/orders', body);

/**
 * A server whose store `a` sells a dress, a bag, gold and a boubou, restocked before each test, and
 * whose store `b` sells something else.
 */
export async function orderShop(options: TestAppOptions = {}) {
  const server = await testApp(options);
  const { db } = server;
  beforeEach(async () => {
    for (const store of ['a', 'b'])
      await db.withStore(store, async (tx) => {
        for (const table of cleared) await tx.query(`delete from ${table}`);
        await writeTestTerms(tx, { phone: '33 821 00 00', features: { whatsapp: '+221 77 000 11 22' } });
      });
    await db.withStore('a', (tx) => upsertProducts(tx, products, now));
    await db.withStore('b', (tx) => upsertProducts(tx, [aProduct({ id: 'ailleurs' })], now));
  });
  const placed = async (visitor: TestSession, overrides: Partial<OrderRequestWire> = {}) =>
    wireAnswer(OrderPlacedWire, await post(visitor, anOrder(overrides))).data;
  const rowsOf = async <Row extends object>(sql: string) =>
    (await db.withStore('a', (tx) => tx.query<Row>(sql))).rows;
  const stockOf = () => rowsOf("select id, quantity, sold from products where id <> 'or' order by id");
  return { ...server, post, placed, rowsOf, stockOf };
}
