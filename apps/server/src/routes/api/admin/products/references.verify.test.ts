import { StaffProductWire } from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct, aVariation } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { db, empty, signedIn } = await staffShop();
const manager = await signedIn('manager');
const url = '/api/admin/products';

beforeEach(async () => {
  await empty('products', 'product_versions', 'stock_movements');
  const products = [
    aProduct({ id: 'savon', sku: 'SAV-1' }),
    aProduct({ id: 'robe', sku: '', variations: [aVariation({ sku: 'WX-M' })] }),
  ];
  await db.withStore('a', (tx) => upsertProducts(tx, products, new Date()));
});

const create = (sku: string) =>
  manager.call('POST', url, { payload: { name: 'Neuf', sellingPrice: 1_000, sku } });
const copySavon = async () =>
  wireAnswer(StaffProductWire, await manager.call('POST', `${url}/savon/duplicate`, { payload: {} }), 201)
    .sku;

describe('A reference', () => {
  it('is one product’s, also when fifty are created at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create('NEUF')));
    const done = answers.filter(({ statusCode }) => statusCode === 201);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(done.length).toBe(1);
    expect(refused.length).toBe(49);
    expect(refused[0]?.json<{ message: string }>().message).toBe(
      'La référence « NEUF » est déjà celle de l’article « Neuf » (neuf).',
    );
  });

  it.each(['SAV-1', 'WX-M', ' SAV-1\u00a0', 'SAV\u200B-1'])(
    'is not taken from another product: %s',
    async (sku) => {
      const { id, version } = wireAnswer(StaffProductWire, await create('AUTRE'), 201);
      const headers = { 'if-match': `"${version}"` };
      const answer = await manager.call('PATCH', `${url}/${id}`, { payload: { sku }, headers });
      expect(refusal(answer, 409).errors).toHaveProperty('sku');
    },
  );

  it('of each copy is another one', async () => {
    expect(await copySavon()).toBe('SAV-1-copie');
    expect(await copySavon()).toBe('SAV-1-copie-2');
  });
});
