import { describe, expect, it } from 'vitest';
import { systemActor } from '../audit/actor.ts';
import { aProduct } from '../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { anImporter, catalogueTables, now } from './testing/anImporter.ts';
import { holdEntry } from './run/journal.ts';
import { closeStore } from '../closing/closeStore.ts';
import { undoImport } from './run/undoImport.ts';
import { manyLike, plain, wooFile as file, type Row } from './woocommerce/testing/wooRows.ts';

const { db, asAdmin, newStore, importText: importAny, catalogueOf } = await anImporter();
const woo = { source: 'woocommerce', rate: 600 } as const;
const importText: typeof importAny = (store, text, options = {}) =>
  importAny(store, text, { ...woo, ...options });

const soap: Row = { ...plain, Name: 'Savon noir', Categories: 'Beauté', Tags: 'karité' };

const tee: Row = {
  ID: '2',
  Type: 'variable',
  SKU: 'tee',
  Name: 'T-shirt',
  'Attribute 1 name': 'Taille',
  'Attribute 1 value(s)': 'S, M',
};
const teeSize: Row = {
  ID: '3',
  Type: 'variation',
  SKU: 'tee-x',
  Parent: 'id:2',
  'Regular price': '20',
  'Attribute 1 name': 'Taille',
};

describe('an import', () => {
  it('writes products, categories, tags and variations', async () => {
    const store = await newStore();
    const { counts } = await importText(store, file(soap, tee, teeSize));
    expect(counts).toMatchObject({ rows: 3, drafts: 2, created: 2, changed: 0 });
    const products = await asAdmin(
      `select p.id, p.base_price, p.quantity, c.name as category, array(select tag from product_tags t where t.store_id = p.store_id and t.product_id = p.id) as tags
       from products p left join categories c on c.store_id = p.store_id and c.id = p.category_id where p.store_id = $1 order by p.id`,
      [store],
    );
    expect(products).toEqual([
      { id: 'savon-noir', base_price: 6_000, quantity: 9_999, category: 'Beauté', tags: ['karité'] },
      { id: 't-shirt', base_price: 12_000, quantity: 19_998, category: null, tags: [] },
    ]);
    expect(
      await asAdmin('select sku from variations where store_id = $1 order by position', [store]),
    ).toEqual([{ sku: 'tee-x-s' }, { sku: 'tee-x-m' }]);
  });

  it.each(['shopify', 'woocommerce'] as const)('of a %s file twice leaves the same rows', async (source) => {
    const store = await newStore();
    const shopify =
      'Handle,Title,Variant Price,Variant Compare At Price,Type\nsavon,Savon,8,10,Beauté\nthe,Thé,5,,Épicerie\n';
    const text = source === 'shopify' ? shopify : file(soap, tee, teeSize);
    const countsOf = async () => (await importText(store, text, { source })).counts;
    expect(await countsOf()).toMatchObject({ created: 2, changed: 0 });
    const before = await catalogueOf(store);
    expect(await countsOf()).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    expect(await catalogueOf(store)).toEqual(before);
  });

  it('updates a product by its SKU, whatever it is called now, at the address it has', async () => {
    const store = await newStore();
    await importText(store, file(soap));
    await importText(store, file({ ...soap, Name: 'Savon d’Alep', 'Regular price': '12' }));
    expect(await asAdmin('select id, name, base_price from products where store_id = $1', [store])).toEqual([
      { id: 'savon-noir', name: 'Savon d’Alep', base_price: 7_200 },
    ]);
  });

  it('gives products of one name an address each', async () => {
    const store = await newStore();
    await importText(store, file(soap, { ...soap, ID: '8', SKU: 'SN/2' }, { ...soap, ID: '9', SKU: 'SN-2' }));
    const rows = await asAdmin<{ id: string; sku: string }>(
      'select id, sku from products where store_id = $1',
      [store],
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
    expect(rows.map(({ sku }) => sku).sort()).toEqual(['SN-2', 'SN/2', 'savon']);
  });

  it('files products under the category of that name which the store has', async () => {
    const store = await newStore();
    await db.withStore(store, (tx) =>
      tx.query(`insert into categories (id, name) values ('soins', 'Beauté')`),
    );
    await importText(store, file(soap, { ...soap, ID: '8', SKU: 'b', Categories: 'BEAUTE' }));
    expect(await asAdmin('select id, name from categories where store_id = $1 order by id', [store])).toEqual(
      [
        { id: 'beaute', name: 'BEAUTE' },
        { id: 'soins', name: 'Beauté' },
      ],
    );
  });

  it('leaves other stores and the store’s own other products alone', async () => {
    const [store, other] = [await newStore(), await newStore()];
    for (const id of [store, other])
      await db.withStore(id, (tx) =>
        upsertProducts(tx, [aProduct({ id: 'savon-noir', sku: 'a-nous' })], now),
      );
    const before = await catalogueOf(other);
    await importText(store, file(soap));
    expect(await catalogueOf(other)).toEqual(before);
    expect(await asAdmin('select id, sku from products where store_id = $1 order by id', [store])).toEqual([
      { id: 'savon-noir', sku: 'a-nous' },
      { id: 'savon-noir-savon', sku: 'savon' },
    ]);
  });

  const many = manyLike(soap);
  it.each([
    [
      'a price in words on its last line',
      file(...many, { ...soap, ID: 'x', SKU: 'x', 'Regular price': 'cher' }),
      252,
    ],
    ['a quotation mark nothing closes', `${file(...many)}"9999,simple`, 252],
    ['a cell too many', `${file(...many)}a${','.repeat(40)}\n`, 252],
    ['a price beyond measure', file(soap, { ...soap, ID: '2', SKU: 'b', 'Regular price': '99999999' }), 3],
  ])('of a file with %s changes nothing and names the line', async (_, text, line) => {
    const store = await newStore();
    await importText(store, file({ ...soap, Name: 'Avant' }));
    const before = await catalogueOf(store);
    await expect(importText(store, text)).rejects.toMatchObject({
      diagnostics: [expect.objectContaining({ line }) as unknown],
    });
    expect(await catalogueOf(store)).toEqual(before);
  });

  it('that is cut while writing is in the journal, and can be undone', async () => {
    const store = await newStore();
    const cut = importText(store, file(...many), {
      onProgress: ({ step }) => {
        if (step === 'writing') throw new Error('coupure');
      },
    });
    await expect(cut).rejects.toThrow('coupure');
    expect(await asAdmin('select finished_at from imports where store_id = $1', [store])).toEqual([
      { finished_at: null },
    ]);
    const holds = () => db.withStore(store, (tx) => holdEntry(tx, 1));
    await holds();
    await undoImport({ db, storeId: store, actor: systemActor('Awa'), now }, null);
    expect(await catalogueOf(store)).toEqual(catalogueTables.map(() => []));
    // Were it still running, its next transaction would find its entry closed.
    await expect(holds()).rejects.toThrow('L’import 1 a été annulé pendant qu’il s’écrivait');
  });

  it('stops when the store is closed meanwhile', async () => {
    const store = await newStore();
    const cut = importText(store, file(...many), {
      onBegun: async (tx) => void (await closeStore(tx, systemActor('Awa'), now)),
    });
    await expect(cut).rejects.toThrow('La boutique a été fermée : l’import 1 est interrompu.');
    expect(await asAdmin('select id from products where store_id = $1', [store])).toEqual([]);
    expect(
      await asAdmin('select finished_at is null as runs, counts from imports where store_id = $1', [store]),
    ).toEqual([{ runs: false, counts: {} }]);
    const audited = await asAdmin<{ after: object }>(
      "select after from audit_log where action = 'catalogue.import' and store_id = $1",
      [store],
    );
    expect(audited).toMatchObject([{ after: { isStopped: true } }]);
  });

  it('reports its progress', async () => {
    const store = await newStore();
    const steps: string[] = [];
    await importText(store, file(...many), {
      onProgress: ({ step, done, total }) => {
        if (done === total) steps.push(step);
      },
    });
    expect(steps).toEqual(['reading', 'checking', 'writing']);
  });
});
