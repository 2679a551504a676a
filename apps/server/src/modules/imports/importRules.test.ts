import { describe, expect, it } from 'vitest';
import { aProduct, aVariation } from '../catalogue/testing/aProduct.ts';
import { upsertCollection } from '../catalogue/writeCollections.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { anImporter, now } from './testing/anImporter.ts';

const { db, asAdmin, newStore, importText, tryText, exportText } = await anImporter();
const shopify = { source: 'shopify' } as const;

const dress = aProduct({
  id: 'robe',
  sku: 'ROBE',
  name: 'Robe',
  description: '<p>Légère</p>',
  brand: 'Médina',
  tags: ['été', 'coton'],
  collectionIds: ['fetes'],
  sellingPrice: 10_000,
  multiPricing: [
    {
      type: 'ADJUSTMENT',
      percentage: true,
      amount: -20,
      startDate: '2026-03-01T00:00:00.000Z',
      endDate: '2026-03-31T00:00:00.000Z',
    },
  ],
  variations: [
    aVariation({
      sku: 'R-1',
      options: [{ name: 'Couleur', value: '#ff0000', valueType: 'color', shortValue: 'Rouge' }],
    }),
    aVariation({
      sku: 'R-2',
      options: [{ name: 'Couleur', value: '#0000ff', valueType: 'color', shortValue: 'Bleu' }],
    }),
  ],
});

async function aStore(...products: Parameters<typeof upsertProducts>[1]) {
  const store = await newStore();
  await db.withStore(store, async (tx) => {
    await upsertCollection(tx, { id: 'fetes', name: 'Fêtes', slug: 'fetes' });
    await upsertProducts(tx, products, now);
  });
  return store;
}
const diagnosticsOf = async (...words: Parameters<typeof tryText>) => (await tryText(...words)).diagnostics;

describe('A file with fewer columns', () => {
  it('changes its columns alone: a title and a price', async () => {
    const store = await aStore(dress);
    const before = JSON.parse(await exportText(store, 'json')) as [{ variations: object[] }];
    const text = 'Handle,Title,Price\nrobe,Robe wax,7000\n';
    await importText(store, text, { ...shopify, isForced: true });
    const after = JSON.parse(await exportText(store, 'json')) as [{ variations: object[] }];
    const { variations, ...fields } = after[0];
    const { variations: old, ...unchanged } = before[0];
    expect(fields).toEqual({ ...unchanged, name: 'Robe wax' });
    const priced = { sellingPrice: 10_000, multiPricing: expect.any(Array) as unknown };
    expect(variations).toEqual(old.map((variation) => ({ ...variation, ...priced })));
    const csv = await exportText(store, 'csv');
    expect(
      csv
        .split('\n')
        .slice(1, 3)
        .map((line) => line.includes(',7000,10000,')),
    ).toEqual([true, true]);
  });

  it('leaves collections, dated percentages, colours and SKUs alone that it cannot say', async () => {
    const store = await aStore(dress);
    const before = await exportText(store, 'json');
    const csv = await exportText(store, 'csv');
    expect((await importText(store, csv, { ...shopify, stock: 'set' })).counts).toMatchObject({
      unchanged: 1,
    });
    expect(await exportText(store, 'json')).toBe(before);
  });

  it('clears what its empty cells name', async () => {
    const store = await aStore(dress);
    await importText(store, 'Handle,Vendor,Tags,Body (HTML)\nrobe,,,\n', shopify);
    const [row] = await asAdmin(
      `select brand, description, (select count(*) from product_tags t where t.store_id = p.store_id) as tags, name
       from products p where store_id = $1`,
      [store],
    );
    expect(row).toEqual({ brand: null, description: '', tags: 0, name: 'Robe' });
  });

  it('does not say which of several prices or stocks it means', async () => {
    const store = await aStore({
      ...dress,
      variations: dress.variations.map((each, at) => ({
        ...each,
        sellingPrice: 10_000 + at,
        multiPricing: [],
      })),
    });
    expect(
      await diagnosticsOf(store, 'Handle,Price,Variant Inventory Qty\nrobe,7000,4\n', {
        ...shopify,
        stock: 'set',
      }),
    ).toEqual([
      '2 cet article a des déclinaisons : nommez celle dont c’est le stock (R-1, R-2).',
      '2 cet article a des déclinaisons : nommez celle dont c’est le prix (R-1, R-2).',
    ]);
  });
});

describe('Products that are not to be sold', () => {
  it.each([
    ['a product with Published=false', 'Handle,Published\nrobe,false\n'],
    ['a draft', 'Handle,Status\nrobe,draft\n'],
    ['an archived product', 'Handle,Status\nrobe,archived\n'],
  ])('%s is taken off sale', async (_, text) => {
    const store = await aStore(dress, aProduct({ id: 'a' }), aProduct({ id: 'b' }));
    const { counts } = await importText(store, text, shopify);
    expect(counts).toMatchObject({ changed: 1, unpublished: 1 });
    expect(
      await asAdmin('select id, is_published from products where store_id = $1 order by id', [store]),
    ).toEqual([
      { id: 'a', is_published: true },
      { id: 'b', is_published: true },
      { id: 'robe', is_published: false },
    ]);
  });

  it('those that a file does not name stay, or are taken off sale', async () => {
    const store = await aStore(dress, aProduct({ id: 'a' }), aProduct({ id: 'b' }));
    const text = 'Handle,Title\nrobe,Robe\n';
    expect((await importText(store, text, shopify)).counts.unpublished).toBe(0);
    const { counts, changes } = await tryText(store, text, { ...shopify, missing: 'unpublish' });
    expect(counts.unpublished).toBe(2);
    expect(changes.map(({ id, kind }) => [id, kind])).toEqual([
      ['a', 'unpublished'],
      ['b', 'unpublished'],
    ]);
    await importText(store, text, { ...shopify, missing: 'unpublish' });
    const rows = await asAdmin('select id from products where store_id = $1 and is_published', [store]);
    expect(rows).toEqual([{ id: 'robe' }]);
  });
});

describe('What looks like a mistake', () => {
  it.each([
    [
      'decimals without a currency',
      'Handle,Title,Price\nbol,Bol,42.99\n',
      '2 la colonne « Price » contient « 42.99 », et le FCFA n’a pas de décimales : dites la monnaie du fichier, ou confirmez.',
    ],
    ['a price of 0', 'Handle,Title,Price\nbol,Bol,0\n', '2 « Bol » serait gratuit : son prix est 0.'],
    [
      'a price fifty times the old one',
      'Handle,Price\npot,500000\n',
      '2 « pot » passerait de 10\u202f000\u00a0FCFA à 500\u202f000\u00a0FCFA : est-ce le bon prix ?',
    ],
    [
      'most of the catalogue off sale',
      'Handle,Published\npot,false\n',
      ' 1 des 1 articles en vente n’y seraient plus.',
    ],
  ])('%s is an error, unless it is confirmed', async (_, text, error) => {
    const store = await aStore(aProduct({ id: 'pot' }));
    expect(await diagnosticsOf(store, text, shopify)).toEqual([error]);
    await expect(importText(store, text, shopify)).rejects.toThrow('Le fichier a 1 faute.');
    const { notes } = await importText(store, text, { ...shopify, isForced: true });
    expect(notes.confirmed).toHaveLength(1);
  });

  it('.00 after an amount is none, nor are decimals in dollars', async () => {
    const store = await newStore();
    expect(await diagnosticsOf(store, 'Handle,Title,Price\nbol,Bol,4200.00\n', shopify)).toEqual([]);
    expect(
      await diagnosticsOf(store, 'Handle,Title,Price\nbol,Bol,42.99\n', { ...shopify, rate: 600 }),
    ).toEqual([]);
  });

  it('an error that is none of these cannot be confirmed', async () => {
    const store = await newStore();
    await expect(
      importText(store, 'Handle,Title,Price\nbol,Bol,cher\n', { ...shopify, isForced: true }),
    ).rejects.toThrow('Le fichier a 1 faute.');
  });
});

describe('A dry run', () => {
  it('says what would be new, changed field by field, unpublished and ignored, and changes nothing', async () => {
    const store = await aStore(aProduct({ id: 'pot', name: 'Pot' }), aProduct({ id: 'bol', name: 'Bol' }));
    const before = await exportText(store, 'json');
    const text =
      'Handle,Title,Price,Variant Inventory Tracker,Variant Inventory Qty,Published,Variant Grams\npot,Pot,9000,shopify,4,true,5\nbol,Bol,10000,shopify,1,false,5\nneuf,Neuf,500,,,true,5\n';
    const { changes, ignoredColumns, diagnostics, counts } = await tryText(store, text, {
      ...shopify,
      stock: 'set',
    });
    const byId = Object.fromEntries(
      changes.map(({ id, kind, fields }) => [
        id,
        [kind, ...fields.map(({ field, before: was, after }) => `${field} : ${was} → ${after}`)],
      ]),
    );
    expect(byId).toEqual({
      pot: ['changed', 'prix : 10\u202f000\u00a0FCFA → 9\u202f000\u00a0FCFA', 'stock : 10 → 4'],
      bol: ['unpublished', 'mise en vente : en vente → hors vente', 'stock : 10 → 1'],
      neuf: ['new', 'prix : — → 500\u00a0FCFA', 'stock : — → illimité'],
    });
    expect(ignoredColumns).toEqual(['Variant Grams']);
    expect(diagnostics).toEqual([]);
    expect(counts).toMatchObject({ created: 1, changed: 2, unpublished: 1 });
    expect(await exportText(store, 'json')).toBe(before);
    expect(await asAdmin('select 1 from imports where store_id = $1', [store])).toEqual([]);
  });
});

it('A WooCommerce file changes a variation by its SKU when its product is not in the file', async () => {
  const store = await aStore(dress);
  const { counts } = await importText(
    store,
    'Type,SKU,Regular price\nvariation,R-2,9000\nvariation,INCONNU,1\n',
    { source: 'woocommerce' },
  );
  expect(counts).toMatchObject({ changed: 1 });
  expect(
    await asAdmin('select sku, base_price from variations where store_id = $1 order by sku', [store]),
  ).toEqual([
    { sku: 'R-1', base_price: 10_000 },
    { sku: 'R-2', base_price: 9_000 },
  ]);
});
