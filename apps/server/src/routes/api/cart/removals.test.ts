import { CartWire } from '@teranga/contract';
import { beforeAll, expect, it } from 'vitest';
import { aProduct } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import { testApp } from '../../../testing/testApp.ts';
import { wireAnswer } from '../testing/wireAnswer.ts';

const { db, session } = await testApp();
beforeAll(() => db.withStore('a', (tx) => upsertProducts(tx, [aProduct({ id: 'robe' })], new Date())));

it.each([
  ['what the store never had', { productId: 'inconnu' }],
  ['a variation that is gone', { productId: 'robe', variationId: 'GONE' }],
  ['no id that could be', { productId: '../é', variationId: '\u0001' }],
])('The server returns the cart when %s is removed', async (_what, product) => {
  const visitor = await session();
  await visitor.post('/api/cart/add', { productId: 'robe', quantity: 2 });
  const { items } = wireAnswer(CartWire, await visitor.post('/api/cart/remove', product));
  expect(items.map(({ productId, quantity }) => [productId, quantity])).toEqual([['robe', 2]]);
});
