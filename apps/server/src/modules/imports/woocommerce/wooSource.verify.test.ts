import { describe, expect, it } from 'vitest';
import { draftsOf } from '../testing/draftsOf.ts';
import { plain, read, type Row } from './testing/wooRows.ts';
import { wooSource } from './wooSource.ts';

const only = async (row: Row) => (await read([{ ...plain, ...row }])).drafts[0];

describe('a simple WooCommerce product', () => {
  it('contains all fields that a store shows', async () => {
    const row: Row = {
      'Short description': 'Doux',
      Description: 'Pain de 120 g.\\n\\nAu karité.',
      Categories: 'Beauté > Corps > Savons, Soldes',
      Tags: 'karité, bio',
      Images: 'https://x.test/a.jpg, https://x.test/b,c.jpg,https://x.test/d.jpg',
      'Attribute 1 name': 'Poids',
      'Attribute 1 value(s)': '120 g',
      'Attribute 1 visible': '1',
    };
    expect(await only(row)).toEqual({
      line: 2,
      sku: 'savon',
      name: 'Savon',
      description:
        '<p>Doux</p><p>Pain de 120 g.</p><p>Au karité.</p><ul><li><strong>Poids</strong> : 120 g</li></ul>',
      category: 'Savons',
      tags: ['Beauté', 'Corps', 'Soldes', 'karité', 'bio'],
      isPublished: true,
      price: { kind: 'regular', regular: 10, sale: null, from: null, until: null },
      stock: { trackStock: false },
      images: ['https://x.test/a.jpg', 'https://x.test/b,c.jpg', 'https://x.test/d.jpg'].map((url) => ({
        url,
      })),
    });
  });

  it.each([
    ['a counted one', { Stock: '4' }, 4],
    ['part of one is none', { Stock: '0.5' }, 0],
    ['none', { Stock: '0' }, 0],
    ['less than none', { Stock: '-3' }, 0],
    ['an uncounted one that ran out', { 'In stock?': '0' }, 0],
  ])('has a stock: %s', async (_, row, quantity) => {
    expect((await only(row))?.stock).toEqual({ trackStock: true, quantity });
  });

  it.each([
    ['that is not counted', { 'In stock?': '1' }],
    ['beyond which it is sold', { Stock: '0', 'Backorders allowed?': '1' }],
    ['beyond which it is sold with a notice', { Stock: '-1', 'Backorders allowed?': 'notify' }],
    ['on backorder', { 'In stock?': 'backorder', Stock: '0' }],
  ])('with a stock %s has no limit', async (_, row) => {
    expect((await only(row))?.stock).toEqual({ trackStock: false });
  });

  it('is reduced between the days of its sale', async () => {
    const row: Row = {
      'Regular price': '20',
      'Sale price': '18',
      'Date sale price starts': '2026-03-01',
      'Date sale price ends': '2026-03-31',
    };
    const { drafts } = await read([{ ...plain, ...row }], 600);
    expect(drafts[0]?.price).toEqual({
      kind: 'regular',
      regular: 12_000,
      sale: 10_800,
      from: '2026-03-01T00:00:00.000Z',
      until: '2026-03-31T23:59:59.000Z',
    });
  });

  it.each([
    ['', null, []],
    ['Mode', 'Mode', []],
    ['Uncategorized', null, []],
    ['Non classé, Mode', 'Mode', []],
    ['Soldes, Mode > Robes, Mode > Jupes', 'Robes', ['Soldes', 'Mode', 'Jupes']],
    ['Thé\\, café > Filtres', 'Filtres', ['Thé, café']],
    ['Maison &amp; Jardin', 'Maison & Jardin', []],
  ])('of the categories %j is filed under %j', async (Categories, category, tags) => {
    expect(await only({ Categories })).toMatchObject({ category, tags });
  });

  it('that is not public is not on sale', async () => {
    const hidden: Row[] = [{ Published: '0' }, { Published: '-1' }, { 'Visibility in catalog': 'hidden' }];
    for (const row of hidden) expect((await only(row))?.isPublished).toBe(false);
    expect((await only({ 'Visibility in catalog': 'search' }))?.isPublished).toBe(true);
  });

  it('that cannot be sold is skipped and named, with or without an identity', async () => {
    const aside: [string, Row][] = [
      ['Groupe', { Type: 'grouped', ID: '', SKU: '' }],
      ['Ailleurs', { Type: 'external', ID: '', SKU: '' }],
      ['Abonnement', { Type: 'subscription, virtual' }],
      ['Gratuit', { 'Regular price': '' }],
      ['Cherché', { 'Visibility in catalog': 'search' }],
    ];
    const { drafts, skipped } = await read(
      aside.map(([name, row], index) => ({ ...plain, ID: String(index), SKU: name, Name: name, ...row })),
    );
    expect(drafts.map(({ name }) => name)).toEqual(['Cherché']);
    expect(Object.fromEntries(skipped)).toEqual({
      'produits groupés, que la boutique ne sait pas vendre': { count: 1, names: ['Groupe'] },
      'produits externes, vendus sur un autre site': { count: 1, names: ['Ailleurs'] },
      'produits de type « subscription », que la boutique ne sait pas vendre': {
        count: 1,
        names: ['Abonnement'],
      },
      'produits sans prix': { count: 1, names: ['Gratuit'] },
    });
  });

  it('with files to download is imported, and named', async () => {
    const { drafts, partial } = await read([{ ...plain, Type: 'simple, downloadable, virtual' }]);
    expect(drafts.map(({ name }) => name)).toEqual(['Savon']);
    expect(partial).toEqual([['sans leurs fichiers à télécharger', { count: 1, names: ['Savon'] }]]);
  });

  it('without a SKU is known by its ID', async () => {
    expect((await only({ SKU: '' }))?.sku).toBe('woo-1');
  });

  it('without a SKU and an ID is known by its name', async () => {
    expect(await only({ ID: '', SKU: '', Name: 'Savon d’Alep' })).toMatchObject({ id: 'savon-d-alep' });
  });

  it('is read from a French export too', async () => {
    const content =
      'ID;Type;UGS;Nom;Publié;"En stock ?";Stock;"Tarif promo";"Tarif régulier";Catégories;Étiquettes;"Nom de l’attribut 1"\n' +
      '1;simple;the;Thé;1;1;3;"1 200,5";1500;Épicerie;"vert, bio";\n';
    const { drafts } = await draftsOf(content, wooSource);
    expect(drafts[0]).toMatchObject({
      sku: 'the',
      name: 'Thé',
      stock: { trackStock: true, quantity: 3 },
      price: { regular: 1_500, sale: 1_201 },
      category: 'Épicerie',
      tags: ['vert', 'bio'],
    });
  });
});

describe('an error of a WooCommerce file', () => {
  it.each<[string, Row[], string]>([
    [
      'a product without ID, SKU and name',
      [{ ...plain, ID: '', SKU: '', Name: '' }],
      'Ligne 2 : ce produit n’a ni ID, ni UGS (SKU), ni nom.',
    ],
    [
      'a SKU that two rows have',
      [plain, { ...plain, ID: '2' }],
      'Ligne 3 : l’UGS (SKU) « savon » est déjà à la ligne 2.',
    ],
    ['an ID said twice', [plain, { ...plain, SKU: 'autre' }], 'Ligne 3 : l’ID « 1 » est déjà à la ligne 2.'],
    [
      'a price that is none',
      [plain, { ...plain, ID: '2', SKU: 'b', 'Regular price': 'dix' }],
      'Ligne 3 : la colonne « Regular price » contient « dix », qui n’est pas un nombre.',
    ],
    [
      'a day that is none',
      [{ ...plain, 'Date sale price ends': 'bientôt' }],
      'Ligne 2 : la colonne « Date sale price ends » contient « bientôt », qui n’est pas une date.',
    ],
    [
      'a sale that ends before it begins',
      [
        {
          ...plain,
          'Sale price': '5',
          'Date sale price starts': '2026-02-02',
          'Date sale price ends': '2026-02-01',
        },
      ],
      'Ligne 2 : la promotion finit avant de commencer.',
    ],
    [
      'a stock in words',
      [{ ...plain, Stock: 'beaucoup' }],
      'Ligne 2 : la colonne « Stock » contient « beaucoup », qui n’est pas un nombre.',
    ],
  ])('the source reports %s', async (_, rows, message) => {
    expect((await read(rows)).diagnostics).toEqual([message]);
  });
});
