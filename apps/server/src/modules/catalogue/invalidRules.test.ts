import { CartWire, ProductPageWire, ProductWire } from '@teranga/contract';
import { beforeAll, expect, it } from 'vitest';
import { runMaintenance } from '../../background/scheduleMaintenance.ts';
import { fillStores } from '../../routes/api/testing/fillStores.ts';
import { wireAnswer } from '../../routes/api/testing/wireAnswer.ts';
import { testApp } from '../../testing/testApp.ts';
import { productsWithInvalidRules } from './storedDocuments.ts';

const lines: string[] = [];
const { app, db, inject, session } = await testApp({ logStream: { write: (line) => lines.push(line) } });
const rule = { type: 'ADJUSTMENT', startDate: '2020-01-01', endDate: '2100-01-01', percentage: true };
const stored = JSON.stringify([
  { ...rule, amount: 'beaucoup' },
  { ...rule, amount: -250, startDate: '2021-01-01' },
  { ...rule, amount: -20 },
  7,
]);

beforeAll(async () => {
  await fillStores(db);
  await db.withStore('a', async (tx) => {
    await tx.query(`update products set price_rules = $1, listed_until = 'epoch' where id = 'sac'`, [stored]);
    await tx.query(`update products set price_rules = '{}', gallery = '7' where id = 'collier'`);
  });
});

it('a price rule that cannot be read is ignored in lists, and the others hold', async () => {
  const { data } = wireAnswer(ProductPageWire, await inject('a', '/api/products?category=sacs'));
  expect(data.map(({ multiPricing, discount }) => [multiPricing, discount])).toEqual([
    [[{ ...rule, amount: -20 }], 20],
  ]);
});

it.each(['/api/products', '/api/products/new', '/api/products/best-sales', '/api/categories/randoms'])(
  'The address %s returns 200 despite unreadable product data',
  async (url) => {
    expect((await inject('a', url)).statusCode).toBe(200);
  },
);

it('a product page leaves out unreadable data', async () => {
  const { gallery, multiPricing } = wireAnswer(ProductWire, await inject('a', '/api/products/collier'));
  expect(gallery).toEqual([]);
  expect(multiPricing).toEqual([]);
});

it('a cart is sold by the rules that hold', async () => {
  const visitor = await session();
  const answer = await visitor.post('/api/cart/add', { productId: 'sac', quantity: 1 });
  expect(wireAnswer(CartWire, answer).subtotal).toBe(8_000);
});

it('the log names the products with unreadable price rules', async () => {
  expect(await db.withStore('a', productsWithInvalidRules)).toEqual(['collier', 'sac']);
  await runMaintenance(app, new Date(), new AbortController().signal);
  const warnings = lines.filter((text) => text.includes('price rules that cannot be read are ignored'));
  expect(warnings.map((text) => (JSON.parse(text) as { products: string[] }).products)).toEqual([
    ['collier', 'sac'],
  ]);
});
