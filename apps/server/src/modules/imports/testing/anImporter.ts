import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { insertTestStore } from '../../../testing/insertTestStore.ts';
import { testDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { importProducts, type ImportOptions, type ImportReport } from '../importProducts.ts';

/** When the files of these tests are imported. */
export const now = new Date('2026-03-10T12:00:00Z');
/** Tables of a store's catalogue. */
export const catalogueTables = [
  'categories',
  'products',
  'product_tags',
  'product_collections',
  'variations',
];

export interface Importer extends TestDatabase {
  dataDir: string;
  /** A new store's id: tests do not see each other's products. */
  newStore(): Promise<string>;
  /** Imports a WooCommerce file, by default in dollars at 600 FCFA. */
  importText(store: string, text: string | Buffer, options?: Partial<ImportOptions>): Promise<ImportReport>;
  /** Every row of a store's catalogue, table by table. */
  catalogueOf(store: string): Promise<object[][]>;
}

/**
 * An importer with a database and a data folder of the calling test file's own. Call it at the top
 * level of the file.
 */
export async function anImporter(): Promise<Importer> {
  const database = await testDatabase();
  const { db, asAdmin } = database;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'teranga-import-test-'));
  afterAll(() => rm(dataDir, { recursive: true }));
  let stores = 0;
  return {
    ...database,
    dataDir,
    async newStore() {
      stores += 1;
      await insertTestStore(db, `s${stores}`);
      return `s${stores}`;
    },
    async importText(storeId, text, options = {}) {
      const file = path.join(dataDir, `${storeId}.csv`);
      await writeFile(file, text);
      const fileSize = Buffer.byteLength(text);
      const storeHosts = [`${storeId}.localhost`];
      const fixed = { db, dataDir, storeId, storeHosts, file, fileSize, now, rate: 600 };
      return importProducts({
        ...fixed,
        platform: 'woocommerce',
        mayFetchPrivateAddresses: true,
        ...options,
      });
    },
    catalogueOf: (store) =>
      Promise.all(
        catalogueTables.map((table) =>
          asAdmin(`select * from ${table} t where store_id = $1 order by t::text`, [store]),
        ),
      ),
  };
}
