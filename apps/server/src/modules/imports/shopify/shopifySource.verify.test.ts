import { describe, expect, it } from 'vitest';
import { draftsOf } from '../testing/draftsOf.ts';
import { shopifySource } from './shopifySource.ts';
import { plain, read, type Row } from './testing/shopifyRows.ts';

const only = async (row: Row) => (await read([{ ...plain, ...row }])).drafts[0];

describe('a Shopify product', () => {
  it('contains all fields that a store shows', async () => {
    const row: Row = {
      'Body (HTML)': '<p>Doux</p>',
      Vendor: 'Sine',
      Type: 'Beauté',
      Tags: 'karité, soin',
      'Variant SKU': "'00123",
    };
    expect(await only(row)).toEqual({
      line: 2,
      id: 'savon',
      sku: '00123',
      name: 'Savon',
      description: '<p>Doux</p>',
      brand: 'Sine',
      category: 'Beauté',
      tags: ['karité', 'soin'],
      isPublished: true,
      price: { kind: 'shown', price: 10, compareAt: null },
      stock: { trackStock: false },
      images: [],
    });
  });

  it.each([
    ['its own type', { Type: 'Robes', 'Product Category': 'Mode > Vêtements' }, 'Robes'],
    [
      'the last step of Shopify’s path',
      { 'Product Category': 'Home &amp; Garden > Bath &amp; Body' },
      'Bath & Body',
    ],
    ['none', {}, null],
  ])('is filed under %s', async (_, row, category) => {
    expect((await only(row))?.category).toBe(category);
  });

  it.each([
    ['savon', 'savon'],
    ['Savon_Noir', 'savon-noir-64d0f89c'],
    ['صابون', 'article-636b3187'],
  ])('with the handle %s has the address %s', async (handle, id) => {
    expect((await only({ Handle: handle }))?.id).toBe(id);
  });

  it.each([
    [
      'that is counted',
      { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '4' },
      { trackStock: true, quantity: 4 },
    ],
    [
      'that ran out',
      { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '0' },
      { trackStock: true, quantity: 0 },
    ],
    [
      'that was oversold',
      { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '-2' },
      { trackStock: true, quantity: 0 },
    ],
    [
      'that ran out and is sold all the same',
      {
        'Variant Inventory Tracker': 'shopify',
        'Variant Inventory Qty': '-2',
        'Variant Inventory Policy': 'continue',
      },
      { trackStock: false },
    ],
    ['that is not counted', { 'Variant Inventory Qty': '0' }, { trackStock: false }],
    ['that is not counted, but given', { 'Variant Inventory Qty': '1' }, { trackStock: false }],
    ['that is not given', {}, { trackStock: false }],
  ])('has a stock %s', async (_, row, stock) => {
    expect((await only(row))?.stock).toEqual(stock);
  });

  it('has a price and a crossed-out one in FCFA', async () => {
    const { drafts } = await read(
      [{ ...plain, 'Variant Price': '8.5', 'Variant Compare At Price': '10' }],
      600,
    );
    expect(drafts[0]?.price).toEqual({ kind: 'shown', price: 5_100, compareAt: 6_000 });
  });

  it('collects its variants and images from all of its lines, wherever they are', async () => {
    const { drafts } = await read([
      { ...plain, Handle: 'autre', Title: 'Autre' },
      {
        Handle: 'robe',
        Title: 'Robe',
        'Option1 Name': 'Couleur',
        'Option1 Value': 'Bleu',
        'Option2 Name': 'Taille',
        'Option2 Value': 'M',
        'Variant Price': '20',
        'Image Src': 'https://x.test/2.jpg',
        'Image Position': '2',
      },
      { Handle: 'autre', 'Image Src': 'https://x.test/a.jpg', 'Image Position': '1' },
      {
        Handle: 'robe',
        'Image Src': 'https://x.test/1.jpg',
        'Image Position': '1',
        'Image Alt Text': 'De face',
      },
      {
        Handle: 'robe',
        'Option1 Value': 'Rouge',
        'Option2 Value': 'M',
        'Variant Price': '18',
        'Variant SKU': 'R-M',
        'Variant Image': 'https://x.test/rouge.jpg',
      },
    ]);
    expect(drafts.find(({ id }) => id === 'robe')).toMatchObject({
      line: 3,
      images: [
        { url: 'https://x.test/1.jpg', alt: 'De face' },
        { url: 'https://x.test/2.jpg', alt: '' },
      ],
      variations: [
        {
          sku: 'robe-bleu-m',
          isSkuDerived: true,
          price: { price: 20 },
          picture: null,
          options: [
            { name: 'Couleur', value: 'Bleu', valueType: 'text' },
            { name: 'Taille', value: 'M', valueType: 'text' },
          ],
        },
        { sku: 'R-M', price: { price: 18 }, picture: 'https://x.test/rouge.jpg' },
      ],
    });
    expect(drafts.find(({ id }) => id === 'autre')?.images).toEqual([
      { url: 'https://x.test/a.jpg', alt: '' },
    ]);
  });

  it('with one real option has one variation', async () => {
    const draft = await only({ 'Option1 Name': 'Taille', 'Option1 Value': 'Unique' });
    expect(draft?.variations?.map(({ sku }) => sku)).toEqual(['savon-unique']);
  });

  it('whose variants share a SKU derives distinct ones from their options', async () => {
    const sizes = ['S', 'M'].map((size) => ({
      'Option1 Value': size,
      'Variant SKU': 'T',
      'Variant Price': '5',
    }));
    const { drafts } = await read([
      { Handle: 't', Title: 'T', 'Option1 Name': 'Taille', ...sizes[0] },
      { Handle: 't', ...sizes[1] },
    ]);
    expect(drafts[0]?.variations?.map(({ sku }) => sku)).toEqual(['T-s', 'T-m']);
  });

  it('that is not public is not on sale', async () => {
    const rows: [string, Row][] = [
      ['Caché', { Published: 'false' }],
      ['Brouillon', { Status: 'draft' }],
      ['Vieux', { Status: 'archived' }],
      ['Vu', { Published: 'VRAI', Status: 'active' }],
    ];
    const { drafts } = await read(
      rows.map(([name, row]) => ({ ...plain, Handle: name.toLowerCase(), Title: name, ...row })),
    );
    expect(Object.fromEntries(drafts.map(({ name, isPublished }) => [name, isPublished]))).toEqual({
      Caché: false,
      Brouillon: false,
      Vieux: false,
      Vu: true,
    });
  });

  it('that is a gift card is left aside by name', async () => {
    const { drafts, skipped } = await read([{ ...plain, 'Gift Card': 'TRUE' }]);
    expect(drafts).toEqual([]);
    expect(skipped).toEqual([
      ['cartes cadeaux, que la boutique ne sait pas vendre', { count: 1, names: ['Savon'] }],
    ]);
  });

  it('says nothing of what its file has no column for', async () => {
    const { drafts, ignoredColumns } = await draftsOf(
      'Handle,Price,Variant Grams\nsavon,10,200\n',
      shopifySource,
    );
    expect(drafts).toEqual([{ line: 2, id: 'savon', price: { kind: 'shown', price: 10 } }]);
    expect(ignoredColumns).toEqual(['Variant Grams']);
  });

  it('has variants that are named by their SKUs alone', async () => {
    const { drafts } = await draftsOf('Handle,SKU,Price\nt,T-S,5\nt,T-M,6\n', shopifySource);
    expect(drafts[0]?.variations).toEqual([
      { line: 2, sku: 'T-S', price: { kind: 'shown', price: 5 } },
      { line: 3, sku: 'T-M', price: { kind: 'shown', price: 6 } },
    ]);
  });
});
