import { ProductBulkResultWire, StaffProductPageWire } from '@teranga/contract/admin';
import { expect, it } from 'vitest';
import { aProduct, aVariation, percentOff } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { db, signedIn } = await staffShop();
const manager = await signedIn('manager');
const now = new Date();
const next = percentOff(10, now, { from: 3, until: 5 });
const stocks: [string, number][] = [
  ['S', 40],
  ['M', 1],
  ['L', 0],
];
const variations = stocks.map(([sku, quantity]) =>
  aVariation({ sku, quantity, options: [{ name: 'Taille', value: sku, valueType: 'text' }] }),
);
await db.withStore('a', (tx) =>
  upsertProducts(tx, [aProduct({ id: 'tee', variations, multiPricing: [next] })], now),
);
const [tee] = wireAnswer(StaffProductPageWire, await manager.call('GET', '/api/admin/products')).items;

it('A listed product names its variations that are nearly sold out, the fewest units first', () => {
  expect(tee?.lowVariations).toEqual([
    { name: 'L', quantity: 0 },
    { name: 'M', quantity: 1 },
  ]);
});

it('A listed product says when its next reductions begin', () => {
  expect(tee?.reducedFrom.map((start) => Date.parse(start))).toEqual([Date.parse(next.startDate ?? '')]);
});

it('A tag of signs that are not seen is refused for each product', async () => {
  const payload = { ids: ['tee'], change: { addTag: ' \u200B' } };
  const answer = await manager.call('POST', '/api/admin/products/bulk', { payload });
  expect(wireAnswer(ProductBulkResultWire, answer).results).toMatchObject([{ isDone: false }]);
});

it('A rule that raises the price is no reduction to come', async () => {
  const raise = { ...next, amount: 10 };
  await db.withStore('b', (tx) => upsertProducts(tx, [aProduct({ id: 'sac', multiPricing: [raise] })], now));
  const other = await signedIn('manager', 'b');
  const [bag] = wireAnswer(StaffProductPageWire, await other.call('GET', '/api/admin/products')).items;
  expect(bag?.reducedFrom).toEqual([]);
});
