import { StaffProductWire } from '@teranga/contract/admin';
import { beforeEach, expect, it } from 'vitest';
import { aProduct } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { db, empty, signedIn } = await staffShop();
const manager = await signedIn('manager');
const url = '/api/admin/products/savon';

beforeEach(async () => {
  await empty('products', 'product_versions', 'stock_movements');
  const product = aProduct({ id: 'savon', sellingPrice: 10_000 });
  await db.withStore('a', (tx) => upsertProducts(tx, [product], new Date()));
});

const read = async () => wireAnswer(StaffProductWire, await manager.call('GET', url));
const send = async (method: 'POST' | 'PATCH', path: string, payload: object) =>
  manager.call(method, url + path, {
    payload,
    headers: { 'if-match': `"${(await read()).version}"` },
  });

it.each([
  ['POST', '/price', { price: 0 }, 'serait gratuit'],
  ['POST', '/price', { price: 500_000 }, 'est-ce la bonne monnaie'],
  ['PATCH', '', { sellingPrice: 150 }, 'est-ce la bonne monnaie'],
] as const)('%s %s %j waits until it is confirmed', async (method, path, payload, sentence) => {
  const refused = refusal(await send(method, path, payload), 422);
  expect(refused.errors?.['isConfirmed']?.join()).toContain(sentence);
  expect((await read()).price).toBe(10_000);
  const confirmed = await send(method, path, { ...payload, isConfirmed: true });
  expect(wireAnswer(StaffProductWire, confirmed).price).toBe(Object.values(payload)[0]);
});

it('An article with such a price is changed otherwise without a question', async () => {
  await send('POST', '/price', { price: 0, isConfirmed: true });
  expect((await send('PATCH', '', { name: 'Cadeau' })).statusCode).toBe(200);
});
