import { describe, expect, it } from 'vitest';
import { read, type Row } from './testing/wooRows.ts';

const parent: Row = {
  ID: '10',
  Type: 'variable',
  SKU: 'tee',
  Name: 'T-shirt',
  'Attribute 1 name': 'Couleur',
  'Attribute 1 value(s)': 'Bleu, Rouge',
  'Attribute 2 name': 'Taille',
  'Attribute 2 value(s)': 'S, M',
};
const child = (id: string, colour: string, size: string, row: Row = {}): Row => ({
  ID: id,
  Type: 'variation',
  SKU: `tee-${id}`,
  Name: `T-shirt ${id}`,
  Parent: 'tee',
  'Regular price': '20',
  'Attribute 1 name': 'Couleur',
  'Attribute 1 value(s)': colour,
  'Attribute 2 name': 'Taille',
  'Attribute 2 value(s)': size,
  ...row,
});

const variationsOf = async (rows: Row[]) =>
  (await read(rows)).drafts[0]?.variations.map(({ sku, quantity, options }) => [
    sku,
    options.map(({ value }) => value).join(' '),
    quantity,
  ]);

describe('a variable WooCommerce product', () => {
  it.each([
    ['article number', 'tee'],
    ['ID', 'id:10'],
  ])('has the variations that name it by its %s, before it or after it', async (_, Parent) => {
    const rows = [child('11', 'Bleu', 'S', { Parent }), parent, child('12', 'Rouge', 'M', { Parent })];
    expect(await variationsOf(rows)).toEqual([
      ['tee-11', 'Bleu S', 100],
      ['tee-12', 'Rouge M', 100],
    ]);
  });

  it('orders variations by position', async () => {
    const rows = [
      parent,
      child('11', 'Bleu', 'S', { Position: '2' }),
      child('12', 'Rouge', 'M', { Position: '1' }),
    ];
    expect((await variationsOf(rows))?.map(([sku]) => sku)).toEqual(['tee-12', 'tee-11']);
  });

  it('expands «any» into every value', async () => {
    expect(await variationsOf([parent, child('11', 'Bleu', ''), child('12', 'Rouge', 'M')])).toEqual([
      ['tee-11-s', 'Bleu S', 100],
      ['tee-11-m', 'Bleu M', 100],
      ['tee-12', 'Rouge M', 100],
    ]);
    expect(await variationsOf([parent, child('11', '', '')])).toEqual([
      ['tee-11-bleu-s', 'Bleu S', 100],
      ['tee-11-bleu-m', 'Bleu M', 100],
      ['tee-11-rouge-s', 'Rouge S', 100],
      ['tee-11-rouge-m', 'Rouge M', 100],
    ]);
  });

  it('prefers an explicit variation to an expanded one', async () => {
    expect(await variationsOf([parent, child('11', 'Bleu', ''), child('12', 'Bleu', 'M')])).toEqual([
      ['tee-11-s', 'Bleu S', 100],
      ['tee-12', 'Bleu M', 100],
    ]);
  });

  it('splits a counted stock between the expanded variations', async () => {
    expect(await variationsOf([parent, child('11', '', 'S', { Stock: '5' })])).toEqual([
      ['tee-11-bleu', 'Bleu S', 3],
      ['tee-11-rouge', 'Rouge S', 2],
    ]);
  });

  it('shares its own stock between the variations that take from it', async () => {
    const stock = { Stock: 'parent' };
    const rows = [
      { ...parent, Stock: '3' },
      child('11', 'Bleu', 'S', stock),
      child('12', 'Rouge', 'M', stock),
    ];
    expect(await variationsOf(rows)).toEqual([
      ['tee-11', 'Bleu S', 2],
      ['tee-12', 'Rouge M', 1],
    ]);
  });

  it('costs what its cheapest variation costs, and unpublished variations are not on offer', async () => {
    const rows = [
      parent,
      child('11', 'Bleu', 'S', { 'Sale price': '15' }),
      child('12', 'Rouge', 'M', { 'Regular price': '5', Published: '0' }),
    ];
    const [draft] = (await read(rows)).drafts;
    expect(draft).toMatchObject({ sellingPrice: 20, multiPricing: [{ amount: -5 }] });
    expect(draft?.variations.map(({ isEnabled }) => isEnabled)).toEqual([true, false]);
  });

  it('names variations that cannot be sold', async () => {
    const { drafts, skipped } = await read([
      parent,
      child('11', 'Bleu', 'S', { 'Regular price': '' }),
      child('12', 'Rouge', 'M', { Parent: 'inconnu' }),
    ]);
    expect(drafts).toEqual([]);
    expect(Object.fromEntries(skipped)).toEqual({
      'déclinaisons sans prix': { count: 1, names: ['T-shirt 11'] },
      'déclinaisons sans leur produit': { count: 1, names: ['T-shirt 12'] },
      'produits variables sans déclinaison à vendre': { count: 1, names: ['T-shirt'] },
    });
  });

  it('that is hidden takes its variations with it', async () => {
    const { skipped } = await read([{ ...parent, Published: '0' }, child('11', 'Bleu', 'S')]);
    expect(skipped).toEqual([['non publiés', { count: 1, names: ['T-shirt'] }]]);
  });
});
