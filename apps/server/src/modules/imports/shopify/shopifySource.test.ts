import { describe, expect, it } from 'vitest';
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
      sellingPrice: 10,
      multiPricing: [],
      quantity: 100,
      pictures: [],
      variations: [],
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
    ['that is counted', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '4' }, 4],
    ['that ran out', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '0' }, 0],
    ['that was oversold', { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '-2' }, 0],
    [
      'that ran out and is sold all the same',
      {
        'Variant Inventory Tracker': 'shopify',
        'Variant Inventory Qty': '-2',
        'Variant Inventory Policy': 'continue',
      },
      100,
    ],
    ['that is not counted', { 'Variant Inventory Qty': '0' }, 100],
    ['that is not counted, but told', { 'Variant Inventory Qty': '1' }, 1],
    ['that is not told', {}, 100],
  ])('has a stock %s', async (_, row, quantity) => {
    expect((await only(row))?.quantity).toBe(quantity);
  });

  it('is reduced from its compare-at price', async () => {
    const { drafts } = await read(
      [{ ...plain, 'Variant Price': '8.5', 'Variant Compare At Price': '10' }],
      600,
    );
    expect(drafts[0]).toMatchObject({
      sellingPrice: 6_000,
      multiPricing: [{ type: 'ADJUSTMENT', amount: -900 }],
    });
  });

  it('is listed at the lowest price of its variants, whatever they cost before', async () => {
    const variant = { Handle: plain.Handle ?? '', 'Option1 Name': 'Taille' };
    const { drafts } = await read([
      { ...plain, ...variant, 'Option1 Value': 'S', 'Variant Price': '15' },
      { ...variant, 'Option1 Value': 'M', 'Variant Price': '12', 'Variant Compare At Price': '20' },
    ]);
    expect(drafts[0]).toMatchObject({ sellingPrice: 20, multiPricing: [{ amount: -8 }] });
  });

  it.each(['0', '8', '10'])('is not reduced from a compare-at price of %s', async (compareAt) => {
    expect(await only({ 'Variant Compare At Price': compareAt })).toMatchObject({
      sellingPrice: 10,
      multiPricing: [],
    });
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
      sku: 'robe',
      sellingPrice: 18,
      quantity: 0,
      pictures: [
        { url: 'https://x.test/1.jpg', alt: 'De face' },
        { url: 'https://x.test/2.jpg', alt: 'Robe' },
      ],
      variations: [
        {
          sku: 'bleu-m',
          sellingPrice: 20,
          imageUrl: null,
          options: [
            { name: 'Couleur', value: 'Bleu', valueType: 'text' },
            { name: 'Taille', value: 'M', valueType: 'text' },
          ],
        },
        { sku: 'R-M', sellingPrice: 18, imageUrl: 'https://x.test/rouge.jpg' },
      ],
    });
    expect(drafts.find(({ id }) => id === 'autre')?.pictures).toEqual([
      { url: 'https://x.test/a.jpg', alt: 'Autre' },
    ]);
  });

  it('with one real option has one variation', async () => {
    const draft = await only({ 'Option1 Name': 'Taille', 'Option1 Value': 'Unique' });
    expect(draft?.variations.map(({ sku }) => sku)).toEqual(['unique']);
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
    expect(drafts[0]?.variations.map(({ sku }) => sku)).toEqual(['T-s', 'T-m']);
  });

  it('that is not public is skipped and named', async () => {
    const aside: [string, Row][] = [
      ['Caché', { Published: 'false' }],
      ['Brouillon', { Status: 'draft' }],
      ['Vieux', { Status: 'archived' }],
      ['Bon', { 'Gift Card': 'TRUE' }],
      ['Vu', { Published: 'VRAI', Status: 'active' }],
    ];
    const { drafts, skipped } = await read(
      aside.map(([name, row]) => ({ ...plain, Handle: name.toLowerCase(), Title: name, ...row })),
    );
    expect(drafts.map(({ name }) => name)).toEqual(['Vu']);
    expect(Object.fromEntries(skipped)).toEqual({
      'non publiés': { count: 1, names: ['Caché'] },
      brouillons: { count: 1, names: ['Brouillon'] },
      archivés: { count: 1, names: ['Vieux'] },
      'cartes cadeaux, que la boutique ne sait pas vendre': { count: 1, names: ['Bon'] },
    });
  });
});
