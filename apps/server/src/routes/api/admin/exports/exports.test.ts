import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { refusal } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { asAdmin, db, signedIn } = await staffShop();
const manager = await signedIn('manager');
for (const store of ['a', 'b'] as const)
  await db.withStore(store, (tx) =>
    upsertProducts(tx, [aProduct({ id: `savon-${store}`, name: '=1+1' })], new Date()),
  );
const download = (path: string) => manager.call('GET', `/api/admin/exports/${path}`);

describe('An export', () => {
  it('is a file of this store, with a name and a day', async () => {
    const answer = await download('products?format=csv');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="articles-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('savon-a');
    expect(answer.body).not.toContain('savon-b');
    expect(answer.body).not.toMatch(/(?:^|[",])=1\+1/m);
    expect(await asAdmin(`select actor_name from audit_log where action = 'store.export'`)).toEqual([
      { actor_name: 'manager' },
    ]);
  });

  it.each(['orders', 'returns', 'refunds', 'customers', 'quotes', 'stock'])(
    'of %s is JSON too',
    async (subject) => {
      const answer = await download(`${subject}?format=json`);
      expect(Array.isArray(answer.json())).toBe(true);
    },
  );

  it.each(['passwords', 'orders?format=pdf'])('of %s is refused', async (path) => {
    expect(refusal(await download(path), 422)).toHaveProperty('message');
  });
});
