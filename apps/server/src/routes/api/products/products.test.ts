import { ProductPageWire, ProductSummaryWire, ProductWire } from '@teranga/contract';
import { Type } from 'typebox';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct, aVariation, percentOff } from '../../../modules/catalogue/testing/aProduct.ts';
import { upsertCategories } from '../../../modules/catalogue/writeCategories.ts';
import { upsertCollections } from '../../../modules/catalogue/writeCollections.ts';
import { upsertProducts } from '../../../modules/catalogue/writeProducts.ts';
import { testApp } from '../../../testing/testApp.ts';
import { refusal, wireAnswer } from '../testing/wireAnswer.ts';

const { db, inject } = await testApp();
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const products = [
  aProduct({
    id: 'robe-wax',
    name: 'Robe wax Ndèye',
    categoryId: 'robes',
    brand: 'Khadim',
    tags: ['Fête', 'Été'],
    collectionIds: ['tabaski'],
    sellingPrice: 25_000,
    addedAt: daysAgo(1),
    sold: 5,
  }),
  aProduct({
    id: 'robe-lin',
    name: 'Robe en lin',
    categoryId: 'robes',
    brand: 'Awa',
    tags: ['Été'],
    sellingPrice: 18_000,
    addedAt: daysAgo(2),
    sold: 9,
    quantity: 0,
  }),
  aProduct({
    id: 'chaussures',
    name: 'Chaussures élégantes',
    categoryId: 'souliers',
    brand: 'Khadim',
    sellingPrice: 30_000,
    multiPricing: [percentOff(50, now, { from: -1, until: 1 })],
    addedAt: daysAgo(3),
    sold: 7,
  }),
  aProduct({
    id: 'boubou',
    name: 'Boubou brodé',
    categoryId: 'robes',
    collectionIds: ['tabaski'],
    tags: ['Fête'],
    sellingPrice: 60_000,
    addedAt: daysAgo(4),
    sold: 1,
    description: '<p>Taillé à Dakar<script>alert(1)</script> <a href="javascript:x">ici</a></p>',
    variations: [
      aVariation({ sku: 'B-M', quantity: 3, sellingPrice: 60_000 }),
      aVariation({ sku: 'B-L', quantity: 4, sellingPrice: 65_000 }),
      aVariation({ sku: 'B-XL', quantity: 9, isEnabled: false }),
    ],
  }),
];

beforeAll(async () => {
  await db.withStore('a', async (tx) => {
    await upsertCategories(tx, [
      { id: 'robes', name: 'Robes & boubous' },
      { id: 'souliers', name: 'Souliers' },
    ]);
    await upsertCollections(tx, [{ id: 'tabaski', name: 'Tabaski', slug: 'tabaski-2026' }]);
    await upsertProducts(tx, products, now);
  });
  await db.withStore('b', (tx) =>
    upsertProducts(
      tx,
      [aProduct({ id: 'robe-wax', name: 'Robe de l’autre' }), aProduct({ id: 'ailleurs' })],
      now,
    ),
  );
});

const list = async (query: string) => wireAnswer(ProductPageWire, await inject('a', `/api/products${query}`));
const idsOf = async (query: string) => (await list(query)).data.map(({ id }) => id);

describe('GET /api/products', () => {
  it.each([
    ['', ['robe-wax', 'robe-lin', 'chaussures', 'boubou']],
    ['?category=robes', ['robe-wax', 'robe-lin', 'boubou']],
    ['?category=robes%20%26%20BOUBOUS', ['robe-wax', 'robe-lin', 'boubou']],
    ['?category=All&tag=All&brand=all&collection=All', ['robe-wax', 'robe-lin', 'chaussures', 'boubou']],
    ['?category=inconnue', []],
    ['?brand=Khadim', ['robe-wax', 'chaussures']],
    ['?brand=khadim', ['robe-wax', 'chaussures']],
    ['?tag=F%C3%AAte', ['robe-wax', 'boubou']],
    ['?tag=FETE', ['robe-wax', 'boubou']],
    ['?tag=F%C3%AAte&category=robes&brand=Khadim', ['robe-wax']],
    ['?collection=tabaski', ['robe-wax', 'boubou']],
    ['?collection=Tabaski', ['robe-wax', 'boubou']],
    ['?collection=TABASKI', ['robe-wax', 'boubou']],
    ['?collection=tabaski-2026', ['robe-wax', 'boubou']],
    ['?onSale=true', ['chaussures']],
    ['?onSale=false', ['robe-wax', 'robe-lin', 'chaussures', 'boubou']],
    ['?price_max=18000', ['robe-lin', 'chaussures']],
    ['?price_min=18000&price_max=25000', ['robe-wax', 'robe-lin']],
    ['?price_min=25000&price_max=18000', []],
    ['?sort=price_asc', ['chaussures', 'robe-lin', 'robe-wax', 'boubou']],
    ['?sort=price_desc', ['boubou', 'robe-wax', 'robe-lin', 'chaussures']],
  ])('answers %s', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  it.each([
    ['page', '?page=0'],
    ['page', '?page=-1'],
    ['page', '?page=1.5'],
    ['page', '?page=1e9'],
    ['page', '?page=99999999999999999999'],
    ['page', '?page=abc'],
    ['page', '?page=%00'],
    ['page', '?page=1&page=2'],
    ['price_min', '?price_min=abc'],
    ['price_min', '?price_min=10.5'],
    ['price_min', '?price_min=-1'],
    ['price_max', '?price_max=1e99'],
    ['price_max', '?price_max=99999999999'],
    ['sort', '?sort=name;drop%20table%20products'],
    ['onSale', '?onSale=maybe'],
    ['facets', '?facets=1'],
    ['category', '?category=robes&category=souliers'],
    ['category', '?category=%01robes'],
    ['tag', '?tag=%00'],
    ['brand', `?brand=${'x'.repeat(201)}`],
    ['search', '?search=a&search=b'],
  ])('refuses %s in %s by its name', async (field, query) => {
    const answer = await inject('a', `/api/products${query}`);
    const { errors = {}, message } = refusal(answer, 422);
    expect(Object.keys(errors)).toEqual([field]);
    expect(message).toBe('Les données envoyées ne sont pas valides.');
  });

  it.each(['/api/products/search?page=0', '/api/collections/themes/tabaski-2026?page=0'])(
    'the page number in %s is refused as well',
    async (url) => {
      const { errors } = refusal(await inject('a', url), 422);
      expect(errors).toEqual({ page: ['Cette valeur n’est pas valide.'] });
    },
  );

  it.each([
    '?category=&tag=&brand=&search=%20%20&page=&price_min=&price_max=&sort=&onSale=',
    '?search=%00',
    '?price_max=9999999999',
    '?category%5B%5D=robes',
    '?unknown=1',
  ])('reads all products with %s', async (query) => {
    expect(await idsOf(query)).toEqual(['robe-wax', 'robe-lin', 'chaussures', 'boubou']);
  });

  it('never shows another store’s products', async () => {
    const other = wireAnswer(ProductPageWire, await inject('b', '/api/products'));
    expect(other.data.map(({ name }) => name)).toEqual(['ailleurs', 'Robe de l’autre']);
  });

  it('says how much an offer saves right now', async () => {
    const [shoes] = (await list('?onSale=true')).data;
    expect(shoes).toMatchObject({ sellingPrice: 30_000, discount: 50 });
  });

  it('is cacheable, and returns 304 to clients that have it', async () => {
    const first = await inject('a', '/api/products');
    expect(first.headers['cache-control']).toBe('public, max-age=20');
    expect(first.headers['set-cookie']).toBeUndefined();
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const revalidated = await inject('a', { url: '/api/products', headers });
    expect(revalidated.statusCode).toBe(304);
    expect(revalidated.body).toBe('');
    const other = await inject('a', { url: '/api/products?onSale=true', headers });
    expect(other.statusCode).toBe(200);
  });
});

describe('GET /api/products/{id}', () => {
  it('gives all that a product’s page shows, sanitised', async () => {
    const product = wireAnswer(ProductWire, await inject('a', '/api/products/boubou'));
    expect(product).toMatchObject({
      id: 'boubou',
      category: 'Robes & boubous',
      tags: ['Fête'],
      description: '<p>Taillé à Dakar ici</p>',
      hasVariations: true,
      quantity: 7,
    });
    expect(product.variations.map(({ sku, isEnabled }) => [sku, isEnabled])).toEqual([
      ['B-M', true],
      ['B-L', true],
      ['B-XL', false],
    ]);
  });

  it.each([
    'inconnu',
    'ailleurs',
    'ROBE-WAX',
    'robe-wax%0a',
    "'%20or%201=1",
    '-1',
    '1e999',
    'é',
    'x'.repeat(400),
    '%F0%9F%91%97',
  ])('does not find %s', async (id) => {
    for (const url of [`/api/products/${id}`, `/api/products/${id}/related`])
      expect(refusal(await inject('a', url), 404).message).toBe('Product not found');
  });
});

const names = async (path: string) =>
  wireAnswer(Type.Array(ProductSummaryWire), await inject('a', `/api/products/${path}`)).map(({ id }) => id);

describe('lists of products', () => {
  it('show the youngest first as new', async () => {
    expect(await names('new')).toEqual(['robe-wax', 'robe-lin', 'chaussures', 'boubou']);
  });
  it('show what sells best and is available first as best sellers', async () => {
    expect(await names('best-sales')).toEqual(['chaussures', 'robe-wax', 'boubou', 'robe-lin']);
  });
  it('show the same category, then the same brand, then the rest as related', async () => {
    expect(await names('robe-wax/related')).toEqual(['boubou', 'robe-lin', 'chaussures']);
    expect(await names('chaussures/related')).toEqual(['robe-wax', 'boubou', 'robe-lin']);
  });
});
