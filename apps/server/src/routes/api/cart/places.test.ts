import { CartWire } from '@teranga/contract';
import { beforeEach, expect, it } from 'vitest';
import { aProduct } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import { testApp } from '../../../testing/testApp.ts';
import { wireAnswer } from '../testing/wireAnswer.ts';

const { db, session } = await testApp();
const ids = ['robe', 'boubou', 'pagne', 'sac'];

beforeEach(async () => {
  const products = ids.map((id) => aProduct({ id, quantity: 5 }));
  await db.withStore('a', (tx) => upsertProducts(tx, products, new Date()));
});

const add = (visitor: Awaited<ReturnType<typeof session>>, productId: string, position?: number) =>
  visitor.post('/api/cart/add', { productId, quantity: 1, position });

it.each([
  [0, ['sac', 'robe', 'boubou', 'pagne']],
  [1, ['robe', 'sac', 'boubou', 'pagne']],
  [3, ['robe', 'boubou', 'pagne', 'sac']],
  [99, ['robe', 'boubou', 'pagne', 'sac']],
  [undefined, ['robe', 'boubou', 'pagne', 'sac']],
])(
  'A line is inserted at position %s of the cart, and an existing line does not move',
  async (position, expected) => {
    const visitor = await session();
    for (const id of ['robe', 'boubou', 'pagne']) await add(visitor, id);
    await add(visitor, 'sac', position);
    const { items } = wireAnswer(CartWire, await add(visitor, 'robe', 3));
    expect(items.map(({ productId }) => productId)).toEqual(expected);
  },
);

it('A line added after an inserted one is the last', async () => {
  const visitor = await session();
  for (const id of ['robe', 'boubou']) await add(visitor, id);
  await add(visitor, 'sac', 0);
  const { items } = wireAnswer(CartWire, await add(visitor, 'pagne'));
  expect(items.map(({ productId }) => productId)).toEqual(['sac', 'robe', 'boubou', 'pagne']);
});
