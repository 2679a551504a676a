import { beforeAll, describe, expect, it } from 'vitest';
import { insertTestStore } from '../../testing/insertTestStore.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { InvalidProductError, type NewProduct } from './newProduct.ts';
import { readProduct } from './readProduct.ts';
import { aProduct, aVariation, percentOff } from './testing/aProduct.ts';
import { upsertCategories, upsertCategory } from './writeCategories.ts';
import { upsertCollection } from './writeCollections.ts';
import { deleteProducts, upsertProduct, upsertProducts } from './writeProducts.ts';

const { db } = await testDatabase();
const now = new Date();
const inStore = <T>(run: Parameters<typeof db.withStore<T>>[1]) => db.withStore('a', run);
const write = (product: NewProduct) => inStore((tx) => upsertProduct(tx, product, now));
const read = (id: string) => inStore((tx) => readProduct(tx, id, now));
const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await inStore((tx) => tx.query<Row>(sql, values))).rows;

beforeAll(async () => {
  await insertTestStore(db, 'a');
  await inStore(async (tx) => {
    await upsertCategory(tx, { id: 'robes', name: 'Robes' });
    await upsertCollection(tx, { id: 'fete', name: 'Fête', slug: 'fete' });
  });
});

const off = percentOff(20, now, { from: -1, until: 1 });
const sum = (amount: number) => ({ ...off, amount, percentage: false });

describe('a product that may not be written', () => {
  it.each<[string, Partial<NewProduct>, string]>([
    [
      'an id that is no slug',
      { id: 'Robe Wax' },
      'Son identifiant n’a pas la forme d’une adresse (lettres minuscules, chiffres et tirets).',
    ],
    ['no name', { name: '  ' }, 'Il n’a pas de nom.'],
    ['a name too long', { name: 'x'.repeat(301) }, 'Son nom a plus de 300 caractères.'],
    [
      'a price of half a franc',
      { sellingPrice: 0.5 },
      'Il a un prix de 0.5, qui n’est pas un nombre entier de FCFA entre 0 et 2 000 000 000.',
    ],
    [
      'a price below 0',
      { sellingPrice: -1 },
      'Il a un prix de -1, qui n’est pas un nombre entier de FCFA entre 0 et 2 000 000 000.',
    ],
    [
      'a price that is not a number',
      { sellingPrice: Number.NaN },
      'Il a un prix de NaN, qui n’est pas un nombre entier de FCFA entre 0 et 2 000 000 000.',
    ],
    [
      'a price beyond what can be paid',
      { sellingPrice: 2_000_000_001 },
      'Il a un prix de 2000000001, qui n’est pas un nombre entier de FCFA entre 0 et 2 000 000 000.',
    ],
    [
      'less than nothing in stock',
      { quantity: -1 },
      'Il a un stock de -1, qui n’est pas un nombre entier à partir de 0.',
    ],
    [
      'a rule without a number',
      { multiPricing: [{ ...off, amount: Number.NaN }] },
      'Une règle de prix a un montant qui n’est pas un nombre.',
    ],
    [
      'a rule with an endless number',
      { multiPricing: [{ ...off, amount: Number.POSITIVE_INFINITY }] },
      'Une règle de prix a un montant qui n’est pas un nombre.',
    ],
    [
      'more than all taken off',
      { multiPricing: [{ ...off, amount: -101 }] },
      'Une règle de prix de -101 % donnerait un prix impossible.',
    ],
    [
      'a sum of half a franc taken off',
      { multiPricing: [sum(-0.5)] },
      'Une règle de prix a un montant de -0.5, qui n’est pas un nombre entier de FCFA.',
    ],
    [
      'more taken off than it costs',
      { multiPricing: [sum(-10_001)] },
      'Une règle de prix de -10001 FCFA donnerait un prix impossible.',
    ],
    [
      'a fixed price below 0',
      { multiPricing: [{ ...off, type: 'PRICE', percentage: false, amount: -1 }] },
      'Une règle de prix de -1 FCFA donnerait un prix impossible.',
    ],
    [
      'a rule from no day',
      { multiPricing: [{ ...off, startDate: 'hier' }] },
      'Une règle de prix commence le « hier », qui n’est pas une date.',
    ],
    [
      'a rule that ends before it starts',
      { multiPricing: [{ ...off, endDate: off.startDate ?? null }] },
      'Une règle de prix finit avant de commencer.',
    ],
    ['a category that is not there', { categoryId: 'sacs' }, 'Son rayon « sacs » n’existe pas.'],
    ['a collection that is not there', { collectionIds: ['ete'] }, 'Sa collection « ete » n’existe pas.'],
    [
      'a variation twice',
      { variations: [aVariation({ sku: 'M' }), aVariation({ sku: 'M' })] },
      'Deux déclinaisons ont la référence « M ».',
    ],
    [
      'a variation without a number',
      { variations: [aVariation({ sku: ' ' })] },
      'La déclinaison «   » n’a pas de référence utilisable.',
    ],
    [
      'a variation of half a franc',
      { variations: [aVariation({ sku: 'M', sellingPrice: 0.5 })] },
      'La déclinaison « M » a un prix de 0.5, qui n’est pas un nombre entier de FCFA entre 0 et 2 000 000 000.',
    ],
    [
      'a variation that the product’s rule sells below 0',
      { multiPricing: [sum(-9_000)], variations: [aVariation({ sku: 'M', sellingPrice: 8_000 })] },
      'Une règle de prix de -9000 FCFA donnerait un prix impossible.',
    ],
  ])('a product that has %s is refused', async (_case, overrides, error) => {
    const wrong = aProduct({ id: 'faux', ...overrides });
    await expect(write(wrong)).rejects.toThrow(new InvalidProductError(wrong.id, [error]));
    expect(await rows('select 1 from products where id = $1', [wrong.id])).toEqual([]);
  });
});

describe('writing a product', () => {
  const full = aProduct({
    id: 'robe',
    name: ' Robe \u0000 wax ',
    description: '<h1>Robe</h1><p onclick="x">Belle<script>x</script></p>',
    brand: ' Awa ',
    categoryId: 'robes',
    tags: ['Fête', ' Fête ', '', 'Été'],
    collectionIds: ['fete'],
    multiPricing: [off],
    gallery: [{ name: 'robe.webp', alt: 'De face' }],
    pictureColor: '#aa2211',
    variations: [
      aVariation({ sku: 'M', quantity: 2 }),
      aVariation({ sku: 'L', quantity: 3, isEnabled: false }),
    ],
    measurement: { isMeasurable: true, unit: 'm' },
  });

  it('cleans, sanitises and prices it', async () => {
    await write(full);
    expect(await read('robe')).toEqual({
      id: 'robe',
      sku: 'ROBE',
      name: 'Robe wax',
      description: '<h2>Robe</h2><p>Belle</p>',
      brand: 'Awa',
      category: 'Robes',
      tags: ['Fête', 'Été'],
      picture: 'robe.webp',
      pictureColor: '#aa2211',
      gallery: [{ name: 'robe.webp', alt: 'De face' }],
      sellingPrice: 10_000,
      multiPricing: [off],
      discount: 20,
      quantity: 2,
      hasVariations: true,
      measurement: { isMeasurable: true, unit: 'm' },
      variations: full.variations,
    });
    expect(
      await rows("select listed_price, listed_until = $1 as is_until_end from products where id = 'robe'", [
        off.endDate,
      ]),
    ).toEqual([{ listed_price: 8_000, is_until_end: true }]);
  });

  it('a second time updates it, does not duplicate it, and leaves omitted fields unchanged', async () => {
    await write({ ...full, sold: 7, addedAt: new Date('2026-01-01') });
    await write({ ...full, tags: ['Été'], collectionIds: [], variations: [], quantity: 4, multiPricing: [] });
    expect(await read('robe')).toMatchObject({
      tags: ['Été'],
      hasVariations: false,
      variations: [],
      quantity: 4,
    });
    expect(
      await rows(
        "select sold, added_at, listed_price, listed_until::text as until from products where id = 'robe'",
      ),
    ).toEqual([{ sold: 7, added_at: new Date('2026-01-01'), listed_price: 10_000, until: 'infinity' }]);
    expect(await rows('select 1 from product_collections')).toEqual([]);
  });

  it('is found by the new name of its category', async () => {
    await inStore((tx) => upsertCategories(tx, [{ id: 'robes', name: 'Tenues longues' }]));
    expect(await rows("select id from products where search @@ plainto_tsquery('fr', 'tenue')")).toEqual([
      { id: 'robe' },
    ]);
    await inStore((tx) => upsertCategory(tx, { id: 'robes', name: 'Robes' }));
  });

  it('takes it out of the catalogue again', async () => {
    expect(await inStore((tx) => deleteProducts(tx, ['robe', 'inconnu']))).toBe(1);
    expect(await read('robe')).toBeNull();
  });

  it('writes no product of a batch with an error', async () => {
    const batch = [aProduct({ id: 'bon' }), aProduct({ id: 'mauvais', sellingPrice: 0.5 })];
    await expect(inStore((tx) => upsertProducts(tx, batch, now))).rejects.toThrow(InvalidProductError);
    expect(await read('bon')).toBeNull();
  });
});

describe('categories', () => {
  it('leave fields unchanged that an update omits', async () => {
    await inStore((tx) =>
      upsertCategory(tx, { id: 'sacs', name: 'Sacs', image: 'sacs.webp', isPopular: true, position: 4 }),
    );
    await inStore((tx) => upsertCategory(tx, { id: 'sacs', name: 'Sacs à main' }));
    expect(await rows("select name, image, is_popular, position from categories where id = 'sacs'")).toEqual([
      { name: 'Sacs à main', image: 'sacs.webp', is_popular: true, position: 4 },
    ]);
  });
});
