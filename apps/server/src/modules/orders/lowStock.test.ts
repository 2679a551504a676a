import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Actor } from '../audit/actor.ts';
import { setLowStock } from '../catalogue/edit/setLowStock.ts';
import { aProduct, aVariation } from '../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { writeTestTerms } from '../stores/testing/aStoreContent.ts';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { placeOrder } from './placeOrder.ts';
import { aClient, aContext, aLine, anIntent } from './testing/anIntent.ts';

const { db } = await testDatabase();
const awa: Actor = { kind: 'system', id: null, name: 'Awa' };

beforeAll(() => insertTestStore(db, 'a'));
beforeEach(() =>
  db.withStore('a', async (tx) => {
    for (const table of ['orders', 'products', 'outbox']) await tx.query(`delete from ${table}`);
    await writeTestTerms(tx);
    await tx.query(`update stores set content = jsonb_set(content, '{notices}', '{"lowStock": 3}')`);
    await upsertProducts(
      tx,
      [
        aProduct({ id: 'robe', name: 'Robe', quantity: 8 }),
        aProduct({
          id: 'boubou',
          name: 'Boubou',
          variations: [
            aVariation({
              sku: 'BB-2',
              quantity: 4,
              options: [
                { name: 'Taille', value: 'M', valueType: 'text' },
                { name: 'Couleur', value: '#a00', shortValue: 'Rouge', valueType: 'color' },
              ],
            }),
          ],
        }),
        aProduct({ id: 'carte', name: 'Carte', trackStock: false }),
      ],
      new Date(),
    );
  }),
);

let shoppers = 0;
const order = (...lines: ReturnType<typeof aLine>[]) => {
  shoppers += 1;
  const intent = anIntent(lines, { client: aClient(shoppers) });
  return db.withStore('a', (tx) => placeOrder(tx, intent, aContext(`v${shoppers}`)));
};
const notices = async () =>
  (
    await db.withStore('a', (tx) =>
      tx.query<{ subject: string }>(`select subject from outbox where subject like 'Stock bas%' order by id`),
    )
  ).rows.map(({ subject }) => subject);

it('The store is notified of a product once while its stock falls', async () => {
  await order(aLine('robe', 4));
  expect(await notices()).toEqual([]);
  await order(aLine('robe', 1));
  await order(aLine('robe', 1));
  await order(aLine('robe', 2));
  expect(await notices()).toEqual(['Stock bas : Robe']);
});

it('The store is notified of several products in one message, of a variation by its name', async () => {
  await order(aLine('robe', 6), aLine('boubou', 1, 'BB-2'), aLine('carte', 50));
  expect(await notices()).toEqual(['Stock bas : Boubou (M · Rouge) et 1 autre']);
});

it('The threshold of a product takes precedence over the store’s', async () => {
  await db.withStore('a', (tx) => setLowStock(tx, awa, 'robe', 6));
  await order(aLine('robe', 2));
  expect(await notices()).toEqual(['Stock bas : Robe']);
  await db.withStore('a', (tx) => upsertProducts(tx, [aProduct({ id: 'robe', quantity: 8 })], new Date()));
  await order(aLine('robe', 2));
  expect(await notices()).toHaveLength(2);
});

it('A store that wants no notices gets none', async () => {
  await db.withStore('a', (tx) =>
    tx.query(`update stores set content = jsonb_set(content, '{notices}', '{"lowStock": null}')`),
  );
  await order(aLine('robe', 8));
  expect(await notices()).toEqual([]);
});

it.each([-1, 0.5, Number.NaN, 1e12])('A threshold of %d is refused', async (threshold) => {
  await expect(db.withStore('a', (tx) => setLowStock(tx, awa, 'robe', threshold))).rejects.toMatchObject({
    statusCode: 422,
  });
});
