import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ExportFormat, ExportSubject } from '@teranga/contract/admin';
import { afterAll } from 'vitest';
import { insertTestStore } from '../../../testing/insertTestStore.ts';
import { testDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { systemActor } from '../../audit/actor.ts';
import { exportStore } from '../../exports/exportStore.ts';
import { fetchImportImages } from '../run/fetchImportImages.ts';
import type { ImportOptions } from '../options.ts';
import type { ProductChange } from '../run/toDiff.ts';
import { withPreparedImport, type ImportCounts } from '../run/prepareImport.ts';
import { runImport, type ImportReport } from '../run/runImport.ts';

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

export interface Tried {
  counts: ImportCounts;
  changes: ProductChange[];
  diagnostics: string[];
  ignoredColumns: string[];
  /** Why products are imported in part. */
  partial: string[];
}

type Given = Partial<ImportOptions>;

export interface Importer extends TestDatabase {
  dataDir: string;
  /** A new store's id: tests do not see each other's products. */
  newStore(): Promise<string>;
  /** Imports a file: by default a simple table, in FCFA. */
  importText(store: string, text: string | Buffer, options?: Given): Promise<ImportReport>;
  /** What an import would do. */
  tryText(store: string, text: string | Buffer, options?: Given): Promise<Tried>;
  /**
   * Runs the jobs that an import has queued, as a process of the server does; failures are
   * returned.
   */
  fetchImages(store: string, importId: number): Promise<unknown[]>;
  exportText(store: string, format: ExportFormat, subject?: ExportSubject): Promise<string>;
  exportBytes(store: string, format: ExportFormat, subject?: ExportSubject): Promise<Buffer>;
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
  let files = 0;
  const optionsOf = async (storeId: string, text: string | Buffer, given: Given): Promise<ImportOptions> => {
    files += 1;
    const file = path.join(dataDir, `file-${files}`);
    await writeFile(file, text);
    return {
      db,
      dataDir,
      storeId,
      storeHosts: [`${storeId}.localhost`],
      file,
      fileName: 'articles.csv',
      source: 'spreadsheet',
      rate: null,
      stock: 'keep',
      missing: 'keep',
      isForced: false,
      mayFetchPrivateAddresses: true,
      actor: systemActor('Awa'),
      now,
      ...given,
    };
  };
  const exportBytes: Importer['exportBytes'] = async (storeId, format, subject = 'products') => {
    const pieces: Buffer[] = [];
    const urlOf = (name: string) => `http://${storeId}.localhost/cdn/${name}`;
    await exportStore({ db, storeId, subject, format, urlOf, now }, async (piece) => {
      pieces.push(Buffer.from(piece));
    });
    return Buffer.concat(pieces);
  };
  return {
    ...database,
    dataDir,
    async newStore() {
      stores += 1;
      await insertTestStore(db, `s${stores}`);
      return `s${stores}`;
    },
    importText: async (storeId, text, given = {}) =>
      withPreparedImport(await optionsOf(storeId, text, given), runImport),
    tryText: async (storeId, text, given = {}) =>
      withPreparedImport(await optionsOf(storeId, text, given), async (prepared) => ({
        counts: prepared.counts,
        changes: (await Readable.from(prepared.changes()).toArray()) as ProductChange[],
        diagnostics: prepared.diagnostics.list().map(({ line, reason }) => `${line ?? ''} ${reason}`),
        ignoredColumns: prepared.notes.ignoredColumns,
        partial: prepared.notes.partial.entries().map(([reason]) => reason),
      })),
    async fetchImages(store, importId) {
      const { rows } = await db.withStore(store, (tx) =>
        tx.query<{ products: string[] }>(
          'select array_agg(distinct product_id) as products from import_images where import_id = $1',
          [importId],
        ),
      );
      const products = rows[0]?.products ?? [];
      const context = { db, dataDir, hostsOf: async () => [`${store}.localhost`] };
      return fetchImportImages(context, { store, importId, products }, now).then(
        () => [],
        (error: unknown) => [error],
      );
    },
    exportBytes,
    exportText: async (...words) => (await exportBytes(...words)).toString(),
    catalogueOf: (store) =>
      Promise.all(
        catalogueTables.map((table) =>
          asAdmin(`select * from ${table} t where store_id = $1 order by t::text`, [store]),
        ),
      ),
  };
}
