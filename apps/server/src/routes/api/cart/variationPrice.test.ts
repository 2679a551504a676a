import { CartWire } from '@teranga/contract';
import { expect, it } from 'vitest';
import { aProduct, aVariation, percentOff } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import { testApp } from '../../../testing/testApp.ts';
import { wireAnswer } from '../testing/wireAnswer.ts';

const { db, session } = await testApp();
const now = new Date();

it('The cart charges the product’s running reduction where the variation’s own is over', async () => {
  const solde = aProduct({
    id: 'solde',
    multiPricing: [percentOff(25, now, { from: -1, until: 1 })],
    variations: [
      aVariation({
        sku: 'S-M',
        sellingPrice: 18_000,
        quantity: 2,
        multiPricing: [percentOff(10, now, { from: -2, until: -1 })],
      }),
    ],
  });
  await db.withStore('a', (tx) => upsertProducts(tx, [solde], now));
  const visitor = await session();
  const answer = await visitor.post('/api/cart/add', {
    productId: 'solde',
    variationId: 'S-M',
    quantity: 1,
  });
  expect(wireAnswer(CartWire, answer).items.map(({ price }) => price)).toEqual([13_500]);
});
