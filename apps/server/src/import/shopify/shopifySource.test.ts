import { describe, expect, test } from 'vitest';
import { csvOf, draftsOf } from '../testing/draftsOf.ts';
import { shopifySource } from './shopifySource.ts';

const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
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
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'Variant Image',
  'Status',
] as const;
type Row = Partial<Record<(typeof columns)[number], string>>;

const plain: Row = {
  Handle: 'savon',
  Title: 'Savon',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Price': '10',
};
const read = (rows: Row[], rate?: number) => draftsOf(csvOf(columns, rows), shopifySource, rate);
const only = async (row: Row) => (await read([{ ...plain, ...row }])).drafts[0];

describe('a Shopify product', () => {
  test('keeps what a shop shows of it', async () => {
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

  test.each([
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

  test.each([
    ['savon', 'savon'],
    ['Savon_Noir', 'savon-noir-64d0f89c'],
    ['صابون', 'article-636b3187'],
  ])('with the handle %s has the address %s', async (handle, id) => {
    expect((await only({ Handle: handle }))?.id).toBe(id);
  });

  test.each([
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

  test('is reduced from its compare-at price', async () => {
    const { drafts } = await read(
      [{ ...plain, 'Variant Price': '8.5', 'Variant Compare At Price': '10' }],
      600,
    );
    expect(drafts[0]).toMatchObject({
      sellingPrice: 6_000,
      multiPricing: [{ type: 'ADJUSTMENT', amount: -900 }],
    });
  });

  test.each(['0', '8', '10'])('is not reduced from a compare-at price of %s', async (compareAt) => {
    expect(await only({ 'Variant Compare At Price': compareAt })).toMatchObject({
      sellingPrice: 10,
      multiPricing: [],
    });
  });

  test('has its variants and pictures from all of its lines, wherever they stand', async () => {
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
          pictureUrl: null,
          options: [
            { name: 'Couleur', value: 'Bleu', valueType: 'text' },
            { name: 'Taille', value: 'M', valueType: 'text' },
          ],
        },
        { sku: 'R-M', sellingPrice: 18, pictureUrl: 'https://x.test/rouge.jpg' },
      ],
    });
    expect(drafts.find(({ id }) => id === 'autre')?.pictures).toEqual([
      { url: 'https://x.test/a.jpg', alt: 'Autre' },
    ]);
  });

  test('with one real option has one variation', async () => {
    const draft = await only({ 'Option1 Name': 'Taille', 'Option1 Value': 'Unique' });
    expect(draft?.variations.map(({ sku }) => sku)).toEqual(['unique']);
  });

  test('whose variants share an article number tells them apart by their options', async () => {
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

  test('that nobody is to see is left aside and named', async () => {
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

  const varied: Row = {
    Handle: 't',
    Title: 'T',
    'Option1 Name': 'Taille',
    'Option1 Value': 'S',
    'Variant Price': '5',
  };
  test.each<[string, Row[], string]>([
    ['without a handle', [{ ...plain, Handle: '' }], 'Ligne 2 : la colonne « Handle » est vide.'],
    [
      'without a title',
      [plain, { Handle: 'x', 'Variant Price': '1' }],
      'Ligne 3 : le produit « x » n’a de titre nulle part.',
    ],
    [
      'without a price',
      [{ ...plain, 'Variant Price': '' }],
      'Ligne 2 : la colonne « Variant Price » est vide.',
    ],
    [
      'with a price in words',
      [plain, { ...plain, Handle: 'b', 'Variant Price': 'cher' }],
      'Ligne 3 : la colonne « Price » contient « cher », qui n’est pas un nombre.'.replace(
        'Price',
        'Variant Price',
      ),
    ],
    [
      'with a variant that does not say its option',
      [varied, { Handle: 't', 'Variant Price': '5' }],
      'Ligne 3 : cette déclinaison n’a pas de valeur pour « Taille ».',
    ],
    [
      'with the same variant twice',
      [varied, { Handle: 't', 'Option1 Value': 'S', 'Variant Price': '6' }],
      'Ligne 3 : la déclinaison « S » est déjà à la ligne 2.',
    ],
    [
      'with variants of no option',
      [
        { ...varied, 'Option1 Name': '' },
        { Handle: 't', 'Option1 Value': 'M', 'Variant Price': '6' },
      ],
      'Ligne 2 : ce produit a des déclinaisons, mais la colonne « Option1 Name » est vide.',
    ],
    [
      'with a name beyond all measure',
      [{ ...plain, Title: 'a'.repeat(301) }],
      'ne peut pas être vendu ainsi.',
    ],
  ])('%s is a fault of its line', async (_, rows, message) => {
    await expect(read(rows)).rejects.toThrow(message);
  });

  test.each([
    [
      'another export',
      'ID,Type,SKU,Name,Regular price\n1,simple,a,A,5\n',
      'Ligne 1 : il manque les colonnes « Handle », « Title », « Variant Price ». La première ligne doit nommer les colonnes d’un export de produits Shopify.',
    ],
    ['a header alone', `${columns.join(',')}\n`, 'Le fichier ne contient aucun produit'],
  ])('is not looked for in %s', async (_, content, message) => {
    await expect(draftsOf(content, shopifySource)).rejects.toThrow(message);
  });
});
