import { beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '../../../platform/db/database.ts';
import { insertTestStore } from '../../../testing/insertTestStore.ts';
import { testDatabase } from '../../../testing/testDatabase.ts';
import { readAudit } from '../../audit/readAudit.ts';
import { aProduct, aVariation } from '../testing/aProduct.ts';
import { ledgerMismatches } from '../stock/stockLedger.ts';
import { readDocuments } from '../versions/productDocument.ts';
import { currentVersion, listProductVersions } from '../versions/productVersions.ts';
import { upsertCollection } from '../writeCollections.ts';
import { upsertProducts } from '../writeProducts.ts';
import { changeProduct } from './changeProduct.ts';
import { editProduct, publishProduct, restoreProductVersion, unpublishProduct } from './editProduct.ts';
import { aContext, awa, modou } from './testing/aContext.ts';

const { db, openAnother, asAdmin } = await testDatabase();
const other = openAnother();
for (const id of ['a', 'b']) await insertTestStore(db, id);

const inStore = <T>(run: (tx: Tx) => Promise<T>, store = 'a') => db.withStore(store, run);
const document = async () => (await inStore((tx) => readDocuments(tx, ['robe']))).get('robe');
const edit = (patch: Parameters<typeof editProduct>[2], context = aContext()) =>
  inStore((tx) => editProduct(tx, 'robe', patch, context));
const refused = (statusCode: number, message: string | RegExp) =>
  expect.objectContaining({ statusCode, message: expect.stringMatching(message) });

const entries = async () => (await asAdmin('select 1 from audit_log')).length;
const rename = (pool: typeof db, name: string) =>
  pool
    .withStore('a', (tx) => editProduct(tx, 'robe', { name }, aContext({ version: 1 })))
    .then(
      () => 'changed',
      (error: unknown) => (error as { statusCode: number }).statusCode,
    );

beforeEach(() =>
  inStore(async (tx) => {
    for (const table of ['products', 'product_versions', 'stock_movements', 'collections'])
      await tx.query(`delete from ${table}`);
    await upsertCollection(tx, { id: 'ete', name: 'Été', slug: 'ete' });
    const variations = [aVariation({ sku: 'M', quantity: 3 }), aVariation({ sku: 'L', quantity: 4 })];
    await upsertProducts(
      tx,
      [aProduct({ id: 'robe', collectionIds: ['ete'], variations }), aProduct({ id: 'sac' })],
      new Date(),
    );
  }),
);

describe('Editing a product', () => {
  it('changes what is given and nothing else', async () => {
    const before = await document();
    const { version } = await edit({ name: 'Robe longue', brand: 'Awa', tags: ['Fête'] });
    expect(version).toBe(2);
    expect(await document()).toEqual({ ...before, name: 'Robe longue', brand: 'Awa', tags: ['Fête'] });
  });

  it('keeps the stock of the variations that stay, and opens new ones at 0', async () => {
    const [m] = (await document())?.variations ?? [];
    if (!m) throw new Error('The product has variations.');
    await edit({
      variations: [
        { ...m, sku: 'XL' },
        { ...m, isEnabled: false },
      ],
    });
    const rows = await inStore((tx) => tx.query('select sku, quantity from variations order by sku'));
    expect(rows.rows).toEqual([
      { sku: 'M', quantity: 3 },
      { sku: 'XL', quantity: 0 },
    ]);
    expect(await inStore(ledgerMismatches)).toEqual([]);
  });

  it('saves a version with who, when and why, and an entry of the audit log', async () => {
    await edit({ name: 'Robe longue' }, aContext({ reason: 'nouvelle coupe' }));
    const [latest, first] = await inStore((tx) => listProductVersions(tx, 'robe'));
    expect(latest).toMatchObject({
      version: 2,
      document: { name: 'Robe longue' },
      actor: { kind: 'staff', name: 'Awa' },
      reason: 'nouvelle coupe',
    });
    expect(first).toMatchObject({ version: 1, document: { name: 'robe' } });
    const { items } = await inStore((tx) => readAudit(tx, { subjectId: 'robe' }, { size: 1 }));
    expect(items).toMatchObject([
      { actor: awa, action: 'product.update', before: { name: 'robe' }, after: { name: 'Robe longue' } },
    ]);
  });

  it('makes no version and no entry of a change that changes nothing', async () => {
    const before = await entries();
    expect(await edit({ name: 'robe' })).toMatchObject({ version: 1 });
    expect(await entries()).toBe(before);
  });

  it('of an older database saves what the product was first', async () => {
    await inStore((tx) => tx.query('delete from product_versions'));
    await edit({ name: 'Robe longue' });
    await inStore((tx) => restoreProductVersion(tx, 'robe', 1, aContext()));
    expect((await document())?.name).toBe('robe');
  });

  it('refuses an older version, and says what changed and who changed it', async () => {
    await edit({ name: 'Robe longue', brand: 'Awa' }, aContext({ actor: modou, version: 1 }));
    await expect(edit({ description: 'Coton' }, aContext({ version: 1 }))).rejects.toEqual(
      refused(
        409,
        /^Modou a changé cet article le .* \(version 2, et non 1\)\. Ce qui a changé : nom, marque\./,
      ),
    );
    expect((await document())?.description).toBe('');
  });

  it.each<[string, Parameters<typeof editProduct>[2], string]>([
    ['no name', { name: ' ' }, 'Il n’a pas de nom'],
    ['half a franc', { sellingPrice: 0.5 }, 'qui n’est pas un nombre entier de FCFA'],
    ['an unknown category', { categoryId: 'nulle' }, 'Son rayon « nulle » n’existe pas'],
    ['an unknown collection', { collectionIds: ['nulle'] }, 'Sa collection « nulle » n’existe pas'],
  ])('refuses %s and changes nothing', async (_what, patch, message) => {
    await expect(edit(patch)).rejects.toEqual(refused(422, message));
    expect(await inStore((tx) => currentVersion(tx, 'robe'))).toBe(1);
  });

  it.each(['inconnu', '', '../x', 'ROBE', '\0'])('knows no product «%s»', async (id) => {
    await expect(inStore((tx) => editProduct(tx, id, { name: 'x' }, aContext()))).rejects.toEqual(
      refused(404, 'Cet article n’existe pas'),
    );
  });

  it('knows no product of another store', async () => {
    const change = inStore((tx) => editProduct(tx, 'robe', { name: 'x' }, aContext()), 'b');
    await expect(change).rejects.toEqual(refused(404, 'Cet article n’existe pas'));
    expect(await inStore((tx) => listProductVersions(tx, 'robe'), 'b')).toEqual([]);
  });

  it('of two staff members with the same version lets one through', async () => {
    for (let round = 0; round < 5; round += 1) {
      await inStore((tx) => tx.query('delete from product_versions'));
      const answers = await Promise.all([rename(db, `Robe ${round}`), rename(other, `Boubou ${round}`)]);
      expect(answers.map(String).sort()).toEqual(['409', 'changed']);
      expect(await inStore((tx) => currentVersion(tx, 'robe'))).toBe(2);
    }
  });
});

describe('Restoring a version', () => {
  it('makes it a new version and leaves the stock alone', async () => {
    const before = await document();
    await edit({ name: 'Robe longue', variations: [], isPublished: false });
    const { version } = await inStore((tx) => restoreProductVersion(tx, 'robe', 1, aContext()));
    expect(version).toBe(3);
    expect(await document()).toEqual(before);
    const { rows } = await inStore((tx) => tx.query('select sum(quantity) as stock from variations'));
    expect(rows).toEqual([{ stock: 0 }]);
    expect(await inStore(ledgerMismatches)).toEqual([]);
  });

  it('leaves out a collection that was deleted since', async () => {
    await edit({ collectionIds: [] });
    await inStore((tx) => tx.query("delete from collections where id = 'ete'"));
    await inStore((tx) => restoreProductVersion(tx, 'robe', 1, aContext()));
    expect((await document())?.collectionIds).toEqual([]);
  });

  it.each([0, 9, -1, 1.5])('knows no version %s', async (version) => {
    await expect(inStore((tx) => restoreProductVersion(tx, 'robe', version, aContext()))).rejects.toEqual(
      refused(404, 'pas de version'),
    );
  });
});

it('publishing and unpublishing are changes like others', async () => {
  await inStore((tx) => unpublishProduct(tx, 'robe', aContext()));
  expect((await document())?.isPublished).toBe(false);
  const { version } = await inStore((tx) => publishProduct(tx, 'robe', aContext({ version: 2 })));
  expect(version).toBe(3);
  expect((await document())?.isPublished).toBe(true);
});

it('an import that says nothing of it leaves an unpublished product unpublished', async () => {
  await inStore((tx) => unpublishProduct(tx, 'sac', aContext()));
  await inStore((tx) => upsertProducts(tx, [aProduct({ id: 'sac', name: 'Sac neuf' })], new Date()));
  const versions = await inStore((tx) => listProductVersions(tx, 'sac'));
  expect(versions.map(({ document: { name, isPublished } }) => [name, isPublished])).toEqual([
    ['Sac neuf', false],
    ['sac', false],
    ['sac', true],
  ]);
});

it('a change that fails leaves no version', async () => {
  const failing = inStore((tx) =>
    changeProduct(tx, 'robe', 'product.update', aContext(), () => {
      throw new Error('unexpected');
    }),
  );
  await expect(failing).rejects.toThrow('unexpected');
  expect(await inStore((tx) => currentVersion(tx, 'robe'))).toBe(1);
});
