import { StaffProductWire } from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct, aVariation } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { db, empty, signedIn } = await staffShop();
const manager = await signedIn('manager');
const url = '/api/admin/products/robe';

beforeEach(async () => {
  await empty('products', 'product_versions', 'stock_movements');
  const robe = aProduct({ id: 'robe', sku: '', variations: [aVariation({ sku: 'WX-M', quantity: 5 })] });
  await db.withStore('a', (tx) => upsertProducts(tx, [robe], new Date()));
});

const fields = {
  isEnabled: true,
  sellingPrice: 9_000,
  multiPricing: [],
  picture: null,
  pictures: [],
};
const size = (value: string) => ({ name: 'Taille', value, valueType: 'text' });
const medium = { ...fields, sku: 'WX-M', options: [size('M')] };
const large = { ...fields, sku: 'WX-L', options: [size('L')] };

async function save(variations: readonly object[]) {
  const { version } = wireAnswer(StaffProductWire, await manager.call('GET', url));
  return manager.call('PATCH', url, { payload: { variations }, headers: { 'if-match': `"${version}"` } });
}
const stocksAfter = async (variations: readonly object[]) =>
  wireAnswer(StaffProductWire, await save(variations)).variations.map(({ sku, quantity }) => [sku, quantity]);

describe('The variations of a product', () => {
  it('begin with the stock that they are given, the others keep theirs', async () => {
    expect(await stocksAfter([medium, { ...large, quantity: 3 }])).toEqual([
      ['WX-M', 5],
      ['WX-L', 3],
    ]);
  });

  it('have their first stock in the ledger', async () => {
    await save([medium, { ...large, quantity: 3 }]);
    const { rows } = await db.withStore('a', (tx) =>
      tx.query<{ delta: number }>("select delta from stock_movements where variation_sku = 'WX-L'"),
    );
    expect(rows).toEqual([{ delta: 3 }]);
  });

  it('keep their stock when their reference is sent with spaces', async () => {
    expect(await stocksAfter([{ ...medium, sku: ' WX-M\u00a0' }])).toEqual([['WX-M', 5]]);
  });

  it('have different references, also with spaces around them', async () => {
    expect(refusal(await save([medium, { ...large, sku: 'WX-M ' }]), 422).message).toContain('WX-M');
  });

  it('that there are do not get another stock', async () => {
    expect(refusal(await save([{ ...medium, quantity: 50 }]), 422).errors).toHaveProperty('variations');
  });
});
