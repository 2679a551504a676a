import { ProductPageWire, priceLimits, type FacetsWire } from '@teranga/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NewProduct } from '../../../modules/catalogue/newProduct.ts';
import { aProduct, percentOff } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertCategories } from '../../../modules/catalogue/writeCategories.ts';
import { upsertCollections } from '../../../modules/catalogue/writeCollections.ts';
import { deleteProducts, upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import { testApp } from '../../../testing/testApp.ts';
import { wireAnswer } from '../testing/wireAnswer.ts';

const { db, inject, asAdmin } = await testApp();
const now = new Date();

const categories = ['Robes', 'Sacs', 'Bijoux'];
const collections = ['Tabaski', 'Korité'];
const brands = ['Awa', 'Khadim', 'Sandaga', null];
const tags = ['Été', 'Fête', 'Promo', 'Rare'];
const prices = [5_000, 10_000, 15_000, 20_000, 50_000, 70_000, 100_000, 250_000];
const nouns = ['Robe wax', 'Sac wax', 'Collier'];
const pick = <T>(all: readonly T[], number: number): T => all[number % all.length] as T;

/**
 * Products that cover every combination of values of two kinds: the numbers of values are coprime
 * or offset.
 */
const products: NewProduct[] = Array.from({ length: 210 }, (_, number) =>
  aProduct({
    id: `p-${number}`,
    name: `${pick(nouns, number)} ${number}`,
    categoryId: slugOf(pick(categories, number * 7 + Math.floor(number / 9))),
    brand: pick(brands, number + Math.floor(number / 5)),
    tags: tags.filter((_tag, index) => (number + index * 3) % (index + 2) === 0),
    collectionIds: number % 5 === 0 ? [] : [slugOf(pick(collections, Math.floor(number / 3)))],
    sellingPrice: pick(prices, number * 3 + Math.floor(number / 11)),
    multiPricing: number % 4 === 0 ? [percentOff(50, now, { from: -1, until: 1 })] : [],
  }),
);

/** The same filters as the address's, tried on the products themselves. */
interface Wanted {
  search?: string;
  category?: string;
  collection?: string;
  tag?: string;
  brand?: string;
  price_min?: number;
  price_max?: number;
  onSale?: boolean;
}
const priceOf = ({ sellingPrice, multiPricing }: NewProduct) =>
  multiPricing.length > 0 ? sellingPrice / 2 : sellingPrice;
const passes = (product: NewProduct, wanted: Wanted): boolean =>
  (wanted.search === undefined || product.name.toLowerCase().split(' ').includes(wanted.search)) &&
  (wanted.category === undefined || product.categoryId === slugOf(wanted.category)) &&
  (wanted.collection === undefined || product.collectionIds.includes(slugOf(wanted.collection))) &&
  (wanted.tag === undefined || product.tags.includes(wanted.tag)) &&
  (wanted.brand === undefined || product.brand === wanted.brand) &&
  (wanted.price_min === undefined || priceOf(product) >= wanted.price_min) &&
  (wanted.price_max === undefined || priceOf(product) <= wanted.price_max) &&
  (wanted.onSale === undefined || priceOf(product) < product.sellingPrice);

const named = (names: readonly string[], countOf: (name: string) => number) =>
  names.map((name) => ({ name, count: countOf(name) })).filter((value) => value.count > 0);

function expectedFacets(all: readonly NewProduct[], wanted: Wanted): FacetsWire {
  const count = (change: Wanted, ...without: (keyof Wanted)[]) => {
    const saved = Object.fromEntries(
      Object.entries(wanted).filter(([name]) => !without.includes(name as keyof Wanted)),
    );
    return all.filter((product) => passes(product, { ...saved, ...change })).length;
  };
  const limits = [null, ...priceLimits];
  return {
    categories: named(categories, (category) => count({ category }, 'category', 'collection')),
    collections: named(collections, (collection) => count({ collection }, 'category', 'collection')),
    tags: named(tags, (tag) => count({ tag }, 'tag')),
    brands: named(
      brands.filter((brand) => brand !== null),
      (brand) => count({ brand }, 'brand'),
    ),
    prices: limits.map((min, index) => {
      const max = priceLimits[index] ?? null;
      const range = { ...(min !== null && { price_min: min }), ...(max !== null && { price_max: max }) };
      return { min, max, count: count(range, 'price_min', 'price_max') };
    }),
    onSale: count({ onSale: true }, 'onSale'),
  };
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'fr');
const sorted = (facets: FacetsWire): FacetsWire => ({
  ...facets,
  categories: facets.categories.toSorted(byName),
  collections: facets.collections.toSorted(byName),
  tags: facets.tags.toSorted(byName),
  brands: facets.brands.toSorted(byName),
});

async function sendRequest(
  store: 'a' | 'b',
  wanted: Wanted,
  more: Record<string, string> = { facets: 'true' },
) {
  const query = new URLSearchParams({
    ...Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, String(value)])),
    ...more,
  });
  return wireAnswer(ProductPageWire, await inject(store, `/api/products?${query.toString()}`));
}
const facetsOf = async (wanted: Wanted, store: 'a' | 'b' = 'a') => {
  const { facets } = await sendRequest(store, wanted);
  return facets && sorted(facets);
};

beforeAll(async () => {
  for (const store of ['a', 'b'] as const)
    await db.withStore(store, async (tx) => {
      await upsertCategories(
        tx,
        categories.map((name) => ({ id: slugOf(name), name })),
      );
      await upsertCollections(
        tx,
        collections.map((name) => ({ id: slugOf(name), name, slug: slugOf(name) })),
      );
      await upsertProducts(tx, store === 'a' ? products : products.slice(0, 10), now);
    });
  // Far enough apart that the store's bitmap spans several chunks, one of them empty.
  await asAdmin(`update products set number = number + 10000 where store_id = 'a' and number >= 150`);
  await asAdmin(
    `insert into stale_chunks (store_id, chunk, has_new_words) values ('a', 0, true), ('a', 2, true)`,
  );
});

const cases: Wanted[] = [
  {},
  { category: 'Robes' },
  { collection: 'Tabaski' },
  { category: 'Sacs', collection: 'Korité' },
  { tag: 'Été' },
  { brand: 'Awa' },
  { onSale: true },
  { price_max: 10_000 },
  { price_min: 10_000, price_max: 20_000 },
  { price_min: 100_000 },
  { price_min: 7_000, price_max: 60_000 },
  { price_min: 20_000, price_max: 10_000 },
  { price_min: 1, price_max: 2 },
  { search: 'wax' },
  { search: 'collier', onSale: true },
  { category: 'Robes', brand: 'Khadim', tag: 'Fête' },
  { category: 'Bijoux', brand: 'Awa', tag: 'Été', onSale: true, price_max: 50_000, search: 'wax' },
  { category: 'Inconnue' },
  { brand: 'Personne' },
];

describe('the counts of a list’s choices', () => {
  it.each(cases)('are those of the products that pass %j', async (wanted) => {
    const answer = await sendRequest('a', wanted);
    expect(answer.total).toBe(products.filter((product) => passes(product, wanted)).length);
    expect(answer.facets && sorted(answer.facets)).toEqual(sorted(expectedFacets(products, wanted)));
  });

  it('count another store’s products nowhere', async () => {
    expect(await facetsOf({}, 'b')).toEqual(sorted(expectedFacets(products.slice(0, 10), {})));
  });

  it('are returned only when requested', async () => {
    for (const more of [{}, { facets: 'false' }, { facets: '' }] as Record<string, string>[])
      expect((await sendRequest('a', {}, more)).facets).toBe(undefined);
  });

  it('are empty when nothing matches', async () => {
    const { facets } = wireAnswer(
      ProductPageWire,
      await inject('a', '/api/products?facets=true&search=qwxzk'),
    );
    expect(facets).toMatchObject({ categories: [], tags: [], onSale: 0 });
  });

  it('follow changes to products', async () => {
    const [first, second, ...rest] = products;
    if (!first || !second) throw new Error('There are products.');
    const changed = [
      { ...second, brand: 'Neuve', categoryId: null, tags: [], collectionIds: [], name: 'Pagne' },
      ...rest,
    ];
    await db.withStore('a', async (tx) => {
      await deleteProducts(tx, [first.id]);
      await upsertProducts(tx, changed.slice(0, 1), now);
    });
    const { facets } = await sendRequest('a', {});
    expect(facets?.brands.find(({ name }) => name === 'Neuve')).toEqual({ name: 'Neuve', count: 1 });
    const expected = expectedFacets(changed, {});
    expect({ ...(facets && sorted(facets)), brands: [] }).toEqual({ ...sorted(expected), brands: [] });
    expect((await sendRequest('a', { search: 'pagne' })).total).toBe(1);
    await db.withStore('a', (tx) => upsertProducts(tx, [first, second], now));
    expect(await facetsOf({})).toEqual(sorted(expectedFacets(products, {})));
  });
});
