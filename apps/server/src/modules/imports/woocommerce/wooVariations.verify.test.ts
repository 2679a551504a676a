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
  (await read(rows)).drafts[0]?.variations?.map(({ sku, stock, options }) => [
    sku,
    options?.map(({ value }) => value).join(' '),
    stock?.trackStock ? stock.quantity : 'sans limite',
  ]);

describe('a variable WooCommerce product', () => {
  it.each([
    ['SKU', 'tee'],
    ['ID', 'id:10'],
  ])('has the variations that name it by its %s, before it or after it', async (_, Parent) => {
    const rows = [child('11', 'Bleu', 'S', { Parent }), parent, child('12', 'Rouge', 'M', { Parent })];
    expect(await variationsOf(rows)).toEqual([
      ['tee-11', 'Bleu S', 'sans limite'],
      ['tee-12', 'Rouge M', 'sans limite'],
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
      ['tee-11-s', 'Bleu S', 'sans limite'],
      ['tee-11-m', 'Bleu M', 'sans limite'],
      ['tee-12', 'Rouge M', 'sans limite'],
    ]);
    expect(await variationsOf([parent, child('11', '', '')])).toEqual([
      ['tee-11-bleu-s', 'Bleu S', 'sans limite'],
      ['tee-11-bleu-m', 'Bleu M', 'sans limite'],
      ['tee-11-rouge-s', 'Rouge S', 'sans limite'],
      ['tee-11-rouge-m', 'Rouge M', 'sans limite'],
    ]);
  });

  it('prefers an explicit variation to an expanded one', async () => {
    expect(await variationsOf([parent, child('11', 'Bleu', ''), child('12', 'Bleu', 'M')])).toEqual([
      ['tee-11-s', 'Bleu S', 'sans limite'],
      ['tee-12', 'Bleu M', 'sans limite'],
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

  it('has variations that are not on offer', async () => {
    const rows = [parent, child('11', 'Bleu', 'S'), child('12', 'Rouge', 'M', { Published: '0' })];
    const [draft] = (await read(rows)).drafts;
    expect(draft?.variations?.map(({ isEnabled }) => isEnabled)).toEqual([true, false]);
  });

  it('names variations that cannot be sold', async () => {
    const { drafts, skipped } = await read([
      parent,
      child('11', 'Bleu', 'S', { 'Regular price': '' }),
      child('12', 'Rouge', 'M', { Parent: 'inconnu' }),
    ]);
    expect(drafts.map(({ sku, onlyIfKnown }) => [sku, onlyIfKnown])).toEqual([
      ['tee-12', 'déclinaisons sans leur produit'],
    ]);
    expect(Object.fromEntries(skipped)).toEqual({
      'déclinaisons sans prix': { count: 1, names: ['T-shirt 11'] },
      'produits variables sans déclinaison à vendre': { count: 1, names: ['T-shirt'] },
    });
  });
});
