import { productsPerPage } from '@teranga/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyDisk, fillDisk } from '../../../testing/fullDisk.ts';
import { insertTestStore } from '../../../testing/insertTestStore.ts';
import { testDatabase } from '../../../testing/testDatabase.ts';
import { listProducts } from '../listProducts.ts';
import { noFilter, type ProductFilter } from '../productFilter.ts';
import { aProduct } from '../testing/aProduct.ts';
import { deleteProducts, upsertProducts } from '../writeProducts.ts';

const database = await testDatabase();
const { db } = database;
const now = new Date();
const count = 2_600;

/** Every product holds the word: in its name, else in its brand, else in its description. */
const places = ['name', 'brand', 'description'] as const;
const products = Array.from({ length: count }, (_, number) => {
  const place = places[number % places.length];
  return aProduct({
    id: `p-${String(number).padStart(4, '0')}`,
    name: place === 'name' ? `Pagne ${number}` : `Article ${number}`,
    brand: place === 'brand' ? 'Pagne et fils' : 'Awa',
    description: place === 'description' ? '<p>Un pagne</p>' : '',
    tags: number % 100 === 0 ? ['Centaine'] : [],
    sellingPrice: 1_000 + (number % 700),
    quantity: number % 4,
    sold: (number * 37) % 50,
  });
});

const rankOf = (number: number) => number % places.length;
/**
 * Ranked by name matches, then heading, then description; within each by stock, then sales, then
 * id.
 */
const ranked = products
  .map((product, number) => ({ product, number }))
  .toSorted(
    (a, b) =>
      rankOf(a.number) - rankOf(b.number) ||
      Number(b.product.quantity > 0) - Number(a.product.quantity > 0) ||
      (b.product.sold ?? 0) - (a.product.sold ?? 0) ||
      a.number - b.number,
  )
  .map(({ product }) => product);

const list = (filter: Partial<ProductFilter>, store = 'a') =>
  db.withStore(store, (tx) => listProducts(tx, { ...noFilter, ...filter }, now));
const idsOf = async (filter: Partial<ProductFilter>) => (await list(filter)).data.map(({ id }) => id);
const pageOf = (all: readonly { id: string }[], page: number) =>
  all.slice((page - 1) * productsPerPage, page * productsPerPage).map(({ id }) => id);
const saved = () =>
  db.withStore('a', (tx) => tx.query<{ query: string }>('select distinct query from search_bits order by 1'));

beforeAll(async () => {
  for (const store of ['a', 'b']) await insertTestStore(db, store);
  await db.withStore('a', (tx) => upsertProducts(tx, products, now));
  await db.withStore('b', (tx) => upsertProducts(tx, products.slice(0, 3), now));
});

describe('a search that finds many products', () => {
  it.each([1, 2, 22, 43, 44, 45, 70, 87, 88, 100, 130, 131])('shows page %i best first', async (page) => {
    expect(await idsOf({ search: 'pagne', page })).toEqual(pageOf(ranked, page));
  });

  it('counts them all, and in another store that store’s', async () => {
    expect((await list({ search: 'pagne' })).total).toBe(count);
    expect((await list({ search: 'pagne' }, 'b')).total).toBe(3);
    expect((await saved()).rows).toEqual([{ query: 'pagne pagne:*' }]);
  });

  it('is narrowed to few, best first', async () => {
    const few = ranked.filter(({ tags }) => tags.length > 0);
    for (const page of [1, 2])
      expect(await idsOf({ search: 'pagne', tag: 'Centaine', page })).toEqual(pageOf(few, page));
  });

  it('is sorted by price', async () => {
    const cheapest = products.toSorted((a, b) => a.sellingPrice - b.sellingPrice || (a.id < b.id ? -1 : 1));
    for (const page of [1, 65, 130])
      expect(await idsOf({ search: 'pagne', sort: 'price_asc', page })).toEqual(pageOf(cheapest, page));
  });

  it('is found for a misspelt word too', async () => {
    expect(await list({ search: 'pagme' })).toEqual(await list({ search: 'pagne' }));
  });

  it('stays cached while only prices and stock change, and is repeated when words change', async () => {
    await db.withStore('a', (tx) =>
      tx.query(`update products set sold = sold + 1, listed_price = listed_price - 1 where id = 'p-0001'`),
    );
    await list({});
    expect((await saved()).rows.length).toBe(2);
    await db.withStore('a', (tx) => deleteProducts(tx, ['p-0000']));
    expect((await list({ search: 'pagne' })).total).toBe(count - 1);
    await db.withStore('a', (tx) => upsertProducts(tx, products.slice(0, 1), now));
    expect((await list({ search: 'pagne' })).total).toBe(count);
  });

  it('is ranked the same for a prefix that is no whole word of any name', async () => {
    for (const page of [1, 44, 88])
      expect(await idsOf({ search: 'pagn', page })).toEqual(pageOf(ranked, page));
  });

  it('is repeated when the cached bitmap is gone', async () => {
    await db.withStore('a', (tx) => tx.query(`delete from search_bits where field <> 'none'`));
    expect((await list({ search: 'pagne' })).total).toBe(count);
  });

  it('is also answered when the result cannot be cached', async () => {
    await db.withStore('a', (tx) => tx.query(`delete from search_bits where field <> 'none'`));
    await fillDisk(database);
    const page = await idsOf({ search: 'pagne', page: 88 });
    await emptyDisk(database);
    expect(page).toEqual(pageOf(ranked, 88));
    expect((await saved()).rows).toEqual([]);
  });
});
