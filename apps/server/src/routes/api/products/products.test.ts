import { ProductPageWire, ProductSummaryWire, ProductWire } from '@teranga/contract';
import { Type } from 'typebox';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct, aVariation, percentOff } from '../../../catalogue/testing/aProduct.ts';
import { upsertCategories } from '../../../catalogue/writeCategories.ts';
import { upsertCollections } from '../../../catalogue/writeCollections.ts';
import { upsertProducts } from '../../../catalogue/writeProducts.ts';
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
      aVariation({ sku: 'B-M', quantity: 3 }),
      aVariation({ sku: 'B-L', quantity: 4 }),
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
    ['?tag=F%C3%AAte', ['robe-wax', 'boubou']],
    ['?tag=F%C3%AAte&category=robes&brand=Khadim', ['robe-wax']],
    ['?collection=tabaski', ['robe-wax', 'boubou']],
    ['?collection=Tabaski', ['robe-wax', 'boubou']],
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
});
