import { ProductBulkResultWire, StaffProductWire } from '@teranga/contract/admin';
import { beforeEach, expect, it } from 'vitest';
import { aProduct, aVariation } from '../../../../modules/catalogue/testing/aProduct.ts';
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
  ['POST', '/price', { price: 500_000 }, 'est-ce le bon prix'],
  ['PATCH', '', { sellingPrice: 150 }, 'est-ce le bon prix'],
] as const)(
  'The price change by %s %s %j waits until it is confirmed',
  async (method, path, payload, sentence) => {
    const refused = refusal(await send(method, path, payload), 422);
    expect(refused.errors?.['isConfirmed']?.join()).toContain(sentence);
    expect((await read()).price).toBe(10_000);
    const confirmed = await send(method, path, { ...payload, isConfirmed: true });
    expect(wireAnswer(StaffProductWire, confirmed).price).toBe(Object.values(payload)[0]);
  },
);

const later = (amount: number) => ({
  type: 'ADJUSTMENT',
  percentage: true,
  amount,
  startDate: '2090-01-01T00:00:00.000Z',
  endDate: '2090-01-02T00:00:00.000Z',
});

it.each([
  [-99, 'est-ce le bon prix'],
  [-100, 'serait gratuit'],
  [5_000, 'est-ce le bon prix'],
])('A reduction of %d %% that begins later waits too', async (amount, sentence) => {
  const refused = refusal(await send('PATCH', '', { multiPricing: [later(amount)] }), 422);
  expect(refused.errors?.['isConfirmed']?.join()).toContain(sentence);
});

it.each([
  { sellingPrice: 0 },
  { sellingPrice: 500, variations: [{ ...aVariation({ sku: 'M', sellingPrice: 0 }), isEnabled: true }] },
])('A new product that costs nothing waits until it is confirmed: %j', async (given) => {
  const payload = { name: 'Cadeau', isPublished: true, ...given };
  const create = (more: object) =>
    manager.call('POST', '/api/admin/products', { payload: { ...payload, ...more } });
  expect(refusal(await create({}), 422).errors?.['isConfirmed']?.join()).toContain('serait gratuit');
  expect((await create({ isConfirmed: true })).statusCode).toBe(201);
});

it('A new product whose reduction looks like a mistake waits too', async () => {
  const payload = { name: 'Bol', sellingPrice: 1_000, multiPricing: [later(-99)] };
  const answer = await manager.call('POST', '/api/admin/products', { payload });
  expect(refusal(answer, 422).errors?.['isConfirmed']?.join()).toContain('de 1\u202f000');
});

it.each<[object, string]>([
  [{ change: { isPublished: true, isConfirmed: true } }, 'change.isConfirmed'],
  [{ change: { isPublished: true }, constructor: 1 }, 'constructor'],
  [{ change: { addTag: '' } }, 'change.addTag'],
  [{ change: { isDeleted: false } }, 'change.isDeleted'],
  [{ change: { categoryId: 5 } }, 'change.categoryId'],
])('A change of several names the one field that nobody reads: %j', async (given, field) => {
  const payload = { ids: ['savon'], ...given };
  const answer = await manager.call('POST', '/api/admin/products/bulk', { payload });
  expect(Object.keys(refusal(answer, 422).errors ?? {})).toEqual([field]);
});

it('A product that costs nothing is not put on sale without a question', async () => {
  await send('POST', '/price', { price: 0, isConfirmed: true });
  await send('PATCH', '', { isPublished: false });
  expect(refusal(await send('PATCH', '', { isPublished: true }), 422).message).toContain('serait gratuit');
  const bulk = await manager.call('POST', '/api/admin/products/bulk', {
    payload: { ids: ['savon'], change: { isPublished: true } },
  });
  expect(wireAnswer(ProductBulkResultWire, bulk).results).toMatchObject([{ isDone: false, version: null }]);
  const confirmed = await manager.call('POST', '/api/admin/products/bulk', {
    payload: { ids: ['savon'], change: { isPublished: true }, isConfirmed: true },
  });
  expect(wireAnswer(ProductBulkResultWire, confirmed).results).toMatchObject([{ isDone: true }]);
});

it('A version with such a price is not restored without a question', async () => {
  await send('POST', '/price', { price: 0, isConfirmed: true });
  const { version } = await read();
  await send('POST', '/price', { price: 10_000, isConfirmed: true });
  const path = `/versions/${version}/restore`;
  expect(refusal(await send('POST', path, {}), 422).message).toContain('serait gratuit');
  expect((await read()).price).toBe(10_000);
  expect((await send('POST', path, { isConfirmed: true })).statusCode).toBe(200);
});

it('A product with such a price is changed otherwise without a question', async () => {
  await send('POST', '/price', { price: 0, isConfirmed: true });
  expect((await send('PATCH', '', { name: 'Cadeau' })).statusCode).toBe(200);
});
