import { describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { readAudit } from '../audit/readAudit.ts';
import { systemActor } from '../audit/actor.ts';
import { changePrice } from '../catalogue/edit/changePrice.ts';
import { changeStock } from '../catalogue/edit/changeStock.ts';
import { editProduct } from '../catalogue/edit/editProduct.ts';
import { ledgerMismatches } from '../catalogue/stock/stockLedger.ts';
import { listMovements } from '../catalogue/stock/listMovements.ts';
import { aProduct, aVariation } from '../catalogue/testing/aProduct.ts';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { closeStore, reopenStore } from '../closing/closeStore.ts';
import { listImports } from './run/journal.ts';
import { undoImport } from './run/undoImport.ts';
import { anImporter, catalogueTables, now } from './testing/anImporter.ts';

const { db, newStore, importText, catalogueOf, exportText } = await anImporter();
const actor = systemActor('Awa');
const context = { actor, version: null, reason: null, now };
const undo = (storeId: string, id: number | null = null) => undoImport({ db, storeId, actor, now }, id);

const robe = aProduct({ id: 'robe', sku: 'R', description: '<p>Légère</p>', tags: ['été'] });
const pot = aProduct({ id: 'pot', sku: 'P', quantity: 3 });
const tee = aProduct({
  id: 'tee',
  sku: 'T',
  variations: [aVariation({ sku: 'S' }), aVariation({ sku: 'M' })],
});
async function aStore() {
  const store = await newStore();
  await db.withStore(store, (tx) => upsertProducts(tx, [robe, pot, tee], now));
  return store;
}
const file =
  'sku,name,price,stock,category,tags\nR,Robe wax,9000,4,Mode,\nS,,11000,9,,\nN,Neuf,500,2,Mode,x\n';
const set = { stock: 'set' } as const;
const stockOf = (store: string, id: string) =>
  db.withStore(
    store,
    async (tx) =>
      (await tx.query<{ quantity: number }>('select quantity from products where id = $1', [id])).rows[0]
        ?.quantity,
  );

describe('Undoing an import', () => {
  it('leaves the store as it was, with the stock in the ledger', async () => {
    const store = await aStore();
    const before = await exportText(store, 'json');
    const { counts } = await importText(store, file, set);
    expect(counts).toMatchObject({ created: 1, changed: 2 });
    expect(await exportText(store, 'json')).not.toBe(before);
    expect(await undo(store)).toEqual({ id: 1, restored: 2, deleted: 1, kept: [] });
    expect(await exportText(store, 'json')).toBe(before);
    expect(await db.withStore(store, ledgerMismatches)).toEqual([]);
    const { rows } = await db.withStore(store, (tx) => tx.query('select id from categories'));
    expect(rows).toEqual([]);
    const { items } = await db.withStore(store, (tx) => listMovements(tx, { productId: 'robe', sku: '' }));
    const [last] = items;
    expect(last).toMatchObject({
      delta: 6,
      kind: 'import',
      reference: '1',
      note: 'Annulation de l’import 1',
    });
  });

  it('names what changed since and leaves it, and takes back the rest', async () => {
    const store = await aStore();
    await importText(store, file, set);
    await db.withStore(store, (tx) =>
      changePrice(
        tx,
        { productId: 'robe', sku: '' },
        { price: 8_000, compareAt: null, from: null, until: null },
        context,
      ),
    );
    await db.withStore(store, (tx) => editProduct(tx, 'neuf', { name: 'Neuf, vraiment' }, context));
    const { kept, restored, deleted } = await undo(store);
    expect(restored).toBe(2);
    expect(deleted).toBe(0);
    expect(kept).toEqual([
      { id: 'robe', name: 'Robe wax', what: ['prix'] },
      { id: 'neuf', name: 'Neuf, vraiment', what: ['vendu ou changé depuis l’import'] },
    ]);
    const { rows } = await db.withStore(store, (tx) =>
      tx.query("select name, base_price from products where id = 'robe'"),
    );
    expect(rows).toEqual([{ name: 'robe', base_price: 8_000 }]);
  });

  it('takes stock back by its difference: what was sold since stays sold', async () => {
    const store = await aStore();
    await importText(store, 'sku,stock\nR,4\nP,30\n', set);
    const sell = (productId: string, add: number) =>
      db.withStore(store, (tx) => changeStock(tx, { productId, sku: '' }, { add }, { actor, reason: null }));
    await sell('robe', -1);
    await sell('pot', -29);
    expect((await undo(store)).kept).toEqual([{ id: 'pot', name: 'pot', what: ['stock'] }]);
    expect(await stockOf(store, 'robe')).toBe(9);
    expect(await stockOf(store, 'pot')).toBe(1);
    expect(await db.withStore(store, ledgerMismatches)).toEqual([]);
  });

  it('puts products back on sale that the file did not name', async () => {
    const store = await aStore();
    const before = await exportText(store, 'json');
    await importText(store, 'sku,price\nR,10000\n', { missing: 'unpublish', isForced: true });
    expect(await undo(store)).toMatchObject({ restored: 2, kept: [] });
    expect(await exportText(store, 'json')).toBe(before);
  });

  it('restores variations that the file renamed, with their stock', async () => {
    const store = await newStore();
    const options = [{ name: 'Taille', value: 'S', valueType: 'text' as const }];
    const variations = [aVariation({ sku: 'S', options }), aVariation({ sku: 'M' })];
    await db.withStore(store, (tx) => upsertProducts(tx, [aProduct({ id: 'tee', variations })], now));
    const before = await exportText(store, 'json');
    const renamed =
      'Handle,Option1 Name,Option1 Value,Variant SKU,Variant Price\ntee,Taille,S,NEW,10000\ntee,,M,M,10000\n';
    await importText(store, renamed, { source: 'shopify' });
    expect(await exportText(store, 'json')).toContain('"sku":"NEW"');
    expect((await undo(store)).kept).toEqual([]);
    expect(await exportText(store, 'json')).toBe(before);
    expect(await db.withStore(store, ledgerMismatches)).toEqual([]);
  });

  it('leaves out a category that was deleted since', async () => {
    const store = await newStore();
    await importText(store, 'sku,name,price,category\nR,Robe,900,Mode\n');
    await importText(store, 'sku,category\nR,Soldes\n');
    await db.withStore(store, (tx) => tx.query("delete from categories where id = 'mode'"));
    expect(await undo(store)).toMatchObject({ restored: 1, kept: [] });
    expect(await exportText(store, 'json')).toContain('"category":null');
  });

  it('takes the last one that is not undone, or the one that is named, once', async () => {
    const store = await aStore();
    for (const price of [1_000, 2_000, 3_000]) await importText(store, `sku,price\nR,${price}\n`);
    expect((await undo(store)).id).toBe(3);
    expect((await undo(store)).id).toBe(2);
    expect((await undo(store, 1)).id).toBe(1);
    await expect(undo(store, 1)).rejects.toThrow('L’import 1 est déjà annulé.');
    await expect(undo(store)).rejects.toThrow('Il n’y a pas d’import à annuler.');
    await expect(undo(store, 9)).rejects.toThrow('Il n’y a pas d’import 9.');
  });
});

describe('The journal of imports', () => {
  it('says who imported which file, and what it did', async () => {
    const store = await aStore();
    await importText(store, file, set);
    const [entry] = await db.withStore(store, (tx) => listImports(tx, 10));
    expect(entry).toMatchObject({
      id: 1,
      source: 'spreadsheet',
      fileName: 'articles.csv',
      fileHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      counts: { created: 1, changed: 2, unchanged: 0 },
      actor: { kind: 'system', name: 'Awa' },
      createdCategories: ['mode'],
      undoneAt: null,
    });
    await undo(store);
    const { items } = await db.withStore(store, (tx) =>
      readAudit(tx, { subjectKind: 'import' }, { size: 10 }),
    );
    expect(items.map(({ action, actor: { name }, subject }) => [action, name, subject.id])).toEqual([
      ['catalogue.undo-import', 'Awa', '1'],
      ['catalogue.import', 'Awa', '1'],
    ]);
  });

  it('that is cut short by the closing of its store says so, and goes on later', async () => {
    const store = await newStore();
    const rows = Array.from({ length: 30 }, (_, index) => `A-${index},Article ${index},500\n`);
    await importText(store, `sku,name,price\n${rows.join('')}`);
    const left = () => db.withStore(store, async (tx) => (await tx.query('select from products')).rowCount);
    let isClosed = false;
    const closing: Pick<Database, 'withStore'> = {
      withStore: async (id, run) => {
        const result = await db.withStore(id, run);
        if ((await left()) < rows.length && !isClosed) {
          isClosed = true;
          await db.withStore(id, (tx) => closeStore(tx, actor, now));
        }
        return result;
      },
    };
    await expect(undoImport({ db: closing, storeId: store, actor, now }, 1)).rejects.toThrow(
      'La boutique a été fermée : l’annulation de l’import 1 est interrompue.',
    );
    expect(await left()).toBeGreaterThan(0);
    const { items } = await db.withStore(store, (tx) =>
      readAudit(tx, { subjectKind: 'import' }, { size: 1 }),
    );
    expect(items).toMatchObject([{ action: 'catalogue.undo-import', after: { isStopped: true } }]);
    await db.withStore(store, (tx) => reopenStore(tx, actor));
    await undo(store, 1);
    expect(await left()).toBe(0);
  });

  it('belongs to its store', async () => {
    const [store, other] = [await aStore(), await newStore()];
    await importText(store, file, set);
    await expect(undo(other, 1)).rejects.toThrow('Il n’y a pas d’import 1.');
    expect(await catalogueOf(other)).toEqual(catalogueTables.map(() => []));
  });
});
