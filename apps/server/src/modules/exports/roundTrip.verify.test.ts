import { describe, expect, it } from 'vitest';
import { anImporter } from '../imports/testing/anImporter.ts';
import { csvOf } from '../imports/testing/draftsOf.ts';

const { newStore, importText, exportBytes, exportText } = await anImporter();

const shopify = csvOf(
  [
    'Handle',
    'Title',
    'Body (HTML)',
    'Vendor',
    'Type',
    'Tags',
    'Published',
    'Option1 Name',
    'Option1 Value',
    'Option2 Name',
    'Option2 Value',
    'Variant SKU',
    'Variant Inventory Tracker',
    'Variant Inventory Qty',
    'Variant Inventory Policy',
    'Variant Price',
    'Variant Compare At Price',
    'Gift Card',
    'Variant Barcode',
    'Status',
  ],
  [
    {
      Handle: 'chemise',
      Title: 'Chemise "bleue", ample',
      'Body (HTML)': 'Un texte\nsans balise & <b>gras</b>',
      Vendor: '@marque',
      Tags: 'homme, été',
      Published: 'true',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant Price': '50',
      'Variant Inventory Policy': 'deny',
      'Variant Inventory Qty': '1',
    },
    {
      Handle: 'Veste_Noire',
      Title: '=Veste',
      Type: 'Vestes',
      Published: 'false',
      'Option1 Name': 'Taille',
      'Option1 Value': 'S',
      'Option2 Name': 'Couleur',
      'Option2 Value': 'Noir',
      'Variant SKU': "'0012",
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': '4',
      'Variant Price': '60.5',
      'Variant Compare At Price': '80',
    },
    {
      Handle: 'Veste_Noire',
      'Option1 Value': 'M',
      'Option2 Value': 'Noir',
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': '-1',
      'Variant Price': '62',
    },
    {
      Handle: 'vieux',
      Title: 'Vieux',
      Status: 'archived',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant Price': '5',
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': '0',
    },
    { Handle: 'bon', Title: 'Bon', 'Gift Card': 'true', 'Variant Price': '10' },
  ],
);

const woo = csvOf(
  [
    'ID',
    'Type',
    'SKU',
    'Name',
    'Published',
    'Short description',
    'Description',
    'Date sale price starts',
    'Date sale price ends',
    'In stock?',
    'Stock',
    'Sale price',
    'Regular price',
    'Categories',
    'Tags',
    'Parent',
    'Attribute 1 name',
    'Attribute 1 value(s)',
    'Attribute 1 visible',
    'Attribute 2 name',
    'Attribute 2 value(s)',
  ],
  [
    {
      ID: '1',
      Type: 'variable',
      SKU: 'tee',
      Name: 'T-shirt',
      Published: '1',
      Description: 'Texte.\\n\\nFin.',
      Categories: 'Mode > Hauts, Soldes',
      'Attribute 1 name': 'Taille',
      'Attribute 1 value(s)': 'S, M',
      'Attribute 1 visible': '1',
      'Attribute 2 name': 'Couleur',
      'Attribute 2 value(s)': 'Bleu, Rouge',
    },
    {
      ID: '2',
      Type: 'variation',
      Published: '1',
      Parent: 'id:1',
      Stock: '5',
      'Regular price': '45',
      'Sale price': '42',
      'Attribute 1 name': 'Taille',
      'Attribute 1 value(s)': 'S',
      'Attribute 2 name': 'Couleur',
    },
    {
      ID: '3',
      Type: 'variation',
      SKU: 'tee-m',
      Published: '0',
      Parent: 'tee',
      'Regular price': '45',
      'Attribute 1 name': 'Taille',
      'Attribute 1 value(s)': 'M',
      'Attribute 2 name': 'Couleur',
      'Attribute 2 value(s)': 'Rouge',
    },
    {
      ID: '4',
      Type: 'simple',
      Name: 'Ceinture',
      Published: '1',
      'Regular price': '65',
      'Sale price': '55',
      'Date sale price starts': '2026-03-01',
      'Date sale price ends': '2026-03-31',
      Tags: 'cuir\\, souple',
    },
    { ID: '5', Type: 'external', Name: 'Ailleurs' },
  ],
);

const files = [
  ['Shopify', 'shopify', shopify],
  ['WooCommerce', 'woocommerce', woo],
] as const;

describe.each(files)('A catalogue of %s', (_, source, text) => {
  it.each([
    ['json', 'json'],
    ['csv', 'shopify'],
    ['xlsx', 'shopify'],
  ] as const)('is the same after an export as %s and its import', async (format, from) => {
    const store = await newStore();
    await importText(store, text, { source, rate: 600 });
    const first = await exportBytes(store, format);
    const { counts } = await importText(store, first, { source: from, stock: 'set' });
    expect(counts).toMatchObject({ created: 0, changed: 0 });
    expect((await exportBytes(store, format)).equals(first)).toBe(true);
  });

  it('is the same in an empty store', async () => {
    const [store, copy] = [await newStore(), await newStore()];
    await importText(store, text, { source, rate: 600 });
    await importText(copy, await exportText(store, 'json'), { source: 'json' });
    expect(await exportText(copy, 'json')).toBe(await exportText(store, 'json'));
  });
});
