import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upsertProducts } from '../catalogue/writeProducts.ts';
import { aProduct } from '../catalogue/testing/aProduct.ts';
import { picturesFolder } from '../pictures/storeFolders.ts';
import { insertTestStore } from '../testing/insertTestStore.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { importProducts, type ImportOptions } from './importProducts.ts';
import { csvOf } from './testing/draftsOf.ts';
import { aPicture, pictureServer } from './testing/pictureServer.ts';

const { db, asAdmin } = await testDatabase();
const dataDir = await mkdtemp(path.join(tmpdir(), 'teranga-import-test-'));
afterAll(() => rm(dataDir, { recursive: true }));
const png = await aPicture('png', '#336699');
const { origin, asked } = await pictureServer({ '/savon%20noir.png': (_, response) => response.end(png) });
const now = new Date('2026-03-10T12:00:00Z');

let stores = 0;
/** A store of its own, so that tests do not see each other's products. */
async function newStore(): Promise<string> {
  stores += 1;
  await insertTestStore(db, `s${stores}`);
  return `s${stores}`;
}

async function importText(
  storeId: string,
  text: string | Buffer,
  options: Partial<ImportOptions> = {},
): ReturnType<typeof importProducts> {
  const file = path.join(dataDir, `${storeId}.csv`);
  await writeFile(file, text);
  const fileSize = Buffer.byteLength(text);
  const storeHosts = [`${storeId}.localhost`];
  const fixed = { db, dataDir, storeId, storeHosts, file, fileSize, now, rate: 600 };
  return importProducts({ ...fixed, platform: 'woocommerce', mayAskPrivateAddresses: true, ...options });
}

const tables = ['categories', 'products', 'product_tags', 'product_collections', 'variations'];
/** Everything a store's catalogue holds. */
async function catalogueOf(storeId: string): Promise<unknown> {
  const rows = tables.map((table) =>
    asAdmin(`select * from ${table} t where store_id = $1 order by t::text`, [storeId]),
  );
  return Promise.all(rows);
}

const columns = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Regular price',
  'Sale price',
  'Categories',
  'Tags',
  'Images',
  'Parent',
  'Attribute 1 name',
  'Attribute 1 value(s)',
] as const;
type Row = Partial<Record<(typeof columns)[number], string>>;
const soap: Row = {
  ID: '1',
  Type: 'simple',
  SKU: 'savon',
  Name: 'Savon noir',
  'Regular price': '10',
  Categories: 'Beauté',
  Tags: 'karité',
};
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
const file = (...rows: Row[]): string => csvOf(columns, rows);

beforeAll(() => insertTestStore(db, 'other'));

describe('an import', () => {
  test('writes products, categories, tags and variations', async () => {
    const store = await newStore();
    const report = await importText(store, file(soap, tee, teeSize));
    expect(report).toMatchObject({ rows: 3, drafts: 2, created: 2, updated: 0 });
    const products = await asAdmin(
      `select p.id, p.base_price, p.quantity, c.name as category, array(select tag from product_tags t where t.store_id = p.store_id and t.product_id = p.id) as tags
       from products p left join categories c on c.store_id = p.store_id and c.id = p.category_id where p.store_id = $1 order by p.id`,
      [store],
    );
    expect(products).toEqual([
      { id: 'savon-noir', base_price: 6_000, quantity: 100, category: 'Beauté', tags: ['karité'] },
      { id: 't-shirt', base_price: 12_000, quantity: 200, category: null, tags: [] },
    ]);
    expect(
      await asAdmin('select sku from variations where store_id = $1 order by position', [store]),
    ).toEqual([{ sku: 'tee-x-s' }, { sku: 'tee-x-m' }]);
  });

  test.each(['shopify', 'woocommerce'] as const)(
    'of a %s file twice leaves the same rows',
    async (platform) => {
      const store = await newStore();
      const shopify =
        'Handle,Title,Variant Price,Variant Compare At Price,Type\nsavon,Savon,8,10,Beauté\nthe,Thé,5,,Épicerie\n';
      const text = platform === 'shopify' ? shopify : file(soap, tee, teeSize);
      expect(await importText(store, text, { platform })).toMatchObject({ created: 2, updated: 0 });
      const before = await catalogueOf(store);
      expect(await importText(store, text, { platform })).toMatchObject({ created: 0, updated: 2 });
      expect(await catalogueOf(store)).toEqual(before);
    },
  );

  test('updates a product by its article number, whatever it is called now, at the address it has', async () => {
    const store = await newStore();
    await importText(store, file(soap));
    await importText(store, file({ ...soap, Name: 'Savon d’Alep', 'Regular price': '12' }));
    expect(await asAdmin('select id, name, base_price from products where store_id = $1', [store])).toEqual([
      { id: 'savon-noir', name: 'Savon d’Alep', base_price: 7_200 },
    ]);
  });

  test('gives products of one name an address each', async () => {
    const store = await newStore();
    await importText(store, file(soap, { ...soap, ID: '8', SKU: 'SN/2' }, { ...soap, ID: '9', SKU: 'SN-2' }));
    const rows = await asAdmin<{ id: string; sku: string }>(
      'select id, sku from products where store_id = $1',
      [store],
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
    expect(rows.map(({ sku }) => sku).sort()).toEqual(['SN-2', 'SN/2', 'savon']);
  });

  test('files products under the category of that name which the store has', async () => {
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

  test('leaves other stores and the store’s own other products alone', async () => {
    const store = await newStore();
    for (const id of [store, 'other'])
      await db.withStore(id, (tx) =>
        upsertProducts(tx, [aProduct({ id: 'savon-noir', sku: 'a-nous' })], now),
      );
    const other = await catalogueOf('other');
    await importText(store, file(soap));
    expect(await catalogueOf('other')).toEqual(other);
    expect(await asAdmin('select id, sku from products where store_id = $1 order by id', [store])).toEqual([
      { id: 'savon-noir', sku: 'a-nous' },
      { id: 'savon-noir-savon', sku: 'savon' },
    ]);
  });

  const many = Array.from({ length: 1_200 }, (_, index) => ({
    ...soap,
    ID: `${index + 1}`,
    SKU: `s${index}`,
  }));
  test.each([
    [
      'a price in words on its last line',
      file(...many, { ...soap, ID: 'x', SKU: 'x', 'Regular price': 'cher' }),
      'Ligne 1202',
    ],
    ['a quotation mark nothing closes', `${file(...many)}"9999,simple`, 'Ligne 1202'],
    ['a cell too many', `${file(...many)}a${','.repeat(columns.length)}\n`, 'Ligne 1202'],
    [
      'another encoding',
      Buffer.concat([Buffer.from(file(...many)), Buffer.from('é\n', 'latin1')]),
      'Ligne 1202',
    ],
    [
      'a price beyond measure',
      file(soap, { ...soap, ID: '2', SKU: 'b', 'Regular price': '99999999' }),
      'Ligne 3',
    ],
  ])('of a file with %s changes nothing and names the line', async (_, text, line) => {
    const store = await newStore();
    await importText(store, file({ ...soap, Name: 'Avant' }));
    const before = await catalogueOf(store);
    await expect(importText(store, text)).rejects.toThrow(line);
    expect(await catalogueOf(store)).toEqual(before);
  });

  test('that fails while it writes changes nothing', async () => {
    const store = await newStore();
    await expect(
      importText(store, file(...many), {
        onProgress: ({ step }) => {
          if (step === 'writing') throw new Error('coupure');
        },
      }),
    ).rejects.toThrow('coupure');
    expect(await catalogueOf(store)).toEqual(tables.map(() => []));
  });

  test('tells how far it is', async () => {
    const store = await newStore();
    const steps: string[] = [];
    await importText(store, file(...many), {
      onProgress: ({ step, done, total }) => {
        if (done === total) steps.push(step);
      },
    });
    expect(steps).toEqual(['reading', 'writing']);
  });

  test('keeps fetched pictures in the store’s own folder, and fetches each address once', async () => {
    const store = await newStore();
    const Images = `${origin}/savon%20noir.png, ${origin}/nowhere.png`;
    asked.length = 0;
    const first = await importText(store, file({ ...soap, Images }));
    expect(first.pictures).toEqual({
      fetched: 1,
      known: 0,
      failures: [{ url: `${origin}/nowhere.png`, product: 'Savon noir', reason: 'le serveur répond 404' }],
    });
    const [name = ''] = await readdir(picturesFolder(dataDir, store));
    expect(name).toMatch(/^savon-noir-[0-9a-f]{16}\.png$/);
    const rows = () =>
      asAdmin('select picture, picture_color, gallery from products where store_id = $1', [store]);
    const kept = [{ picture: name, picture_color: '#336699', gallery: [{ name, alt: 'Savon noir' }] }];
    expect(await rows()).toEqual(kept);

    const second = await importText(store, file({ ...soap, Images }));
    expect(second.pictures).toMatchObject({ fetched: 0, known: 1 });
    expect(asked.filter((url) => url === '/savon%20noir.png')).toEqual(['/savon%20noir.png']);
    expect(await rows()).toEqual(kept);
  });

  test('asks no private address unless it may, and leaves the product without a picture', async () => {
    const store = await newStore();
    asked.length = 0;
    const { pictures } = await importText(store, file({ ...soap, Images: `${origin}/savon%20noir.png` }), {
      mayAskPrivateAddresses: false,
    });
    expect(pictures.failures.map(({ reason }) => reason)).toEqual(['adresse d’un réseau privé, refusée']);
    expect(asked).toEqual([]);
    expect(await asAdmin('select id, picture from products where store_id = $1', [store])).toEqual([
      { id: 'savon-noir', picture: null },
    ]);
  });

  test('takes the store’s own pictures from its folder', async () => {
    const store = await newStore();
    await importText(store, file({ ...soap, Images: `${origin}/savon%20noir.png` }));
    const [name = ''] = await readdir(picturesFolder(dataDir, store));
    const { pictures } = await importText(
      store,
      file({ ...soap, Images: `https://${store}.localhost:3000/cdn/${name}` }),
      { mayAskPrivateAddresses: false },
    );
    expect(pictures).toEqual({ fetched: 0, known: 1, failures: [] });
  });
});
