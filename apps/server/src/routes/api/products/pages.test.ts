import { ProductPageWire } from '@teranga/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct, percentOff } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import { testApp } from '../../../testing/testApp.ts';
import { wireAnswer } from '../testing/wireAnswer.ts';

const { db, inject } = await testApp();
const numbers = Array.from({ length: 45 }, (_, index) => index);

beforeAll(() =>
  db.withStore('a', (tx) =>
    upsertProducts(
      tx,
      numbers.map((number) =>
        aProduct({
          id: `p-${number}`,
          sellingPrice: 1_000 + number,
          addedAt: new Date(2026, 0, 1, 0, 0, number),
        }),
      ),
      new Date(),
    ),
  ),
);

const page = async (query: string) =>
  wireAnswer(ProductPageWire, await inject('a', `/api/products?${query}`));

describe('pages of products', () => {
  it.each([
    ['page=1', 20, 1],
    ['page=2', 20, 2],
    ['page=3', 5, 3],
    ['page=4', 0, 4],
    ['page=1000000', 0, 1_000_000],
  ])('contain what %s requests', async (query, length, current) => {
    const answer = await page(query);
    expect(answer.data.length).toEqual(length);
    expect(answer.current_page).toEqual(current);
    expect(answer.last_page).toBe(3);
    expect(answer.total).toBe(45);
  });

  it('hold every product once, whatever the order', async () => {
    for (const sort of ['default', 'price_asc', 'price_desc']) {
      const pages = await Promise.all([1, 2, 3].map((number) => page(`sort=${sort}&page=${number}`)));
      const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
      expect(new Set(ids).size).toBe(45);
    }
  });

  it('without results are one empty page', async () => {
    expect(await page('brand=personne')).toEqual({ data: [], current_page: 1, last_page: 1, total: 0 });
  });
});

describe('a price that changes by date', () => {
  it('moves a product in lists when its date arrives, without a write', async () => {
    const writtenAt = new Date(Date.now() - 3 * 86_400_000);
    const rule = percentOff(90, new Date(), { from: -1, until: 1 });
    const dated = aProduct({ id: 'date', sellingPrice: 5_000, multiPricing: [rule] });
    await db.withStore('a', (tx) => upsertProducts(tx, [dated], writtenAt));
    const saved = await db.withStore('a', (tx) =>
      tx.query("select listed_price from products where id = 'date'"),
    );
    expect(saved.rows).toEqual([{ listed_price: 5_000 }]);
    expect((await page('price_max=999')).data.map(({ id }) => id)).toEqual(['date']);
    const next = await db.withStore('a', (tx) =>
      tx.query("select listed_price, listed_until = $1 as is_until_end from products where id = 'date'", [
        rule.endDate,
      ]),
    );
    expect(next.rows).toEqual([{ listed_price: 500, is_until_end: true }]);
  });
});
