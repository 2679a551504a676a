import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { ImportDetailWire, ImportFileWire } from '@teranga/contract/admin';
import { aProduct } from '../../../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../../../modules/catalogue/writeProducts.ts';
import { runImportFile } from '../../../../modules/imports/files/runImportFile.ts';
import { runRequestedUndo } from '../../../../modules/imports/run/requestUndo.ts';
import type { JobName, Jobs } from '../../../../platform/jobs/queues.ts';
import { importsFolder } from '../../../../platform/images/storeFolders.ts';
import { wireAnswer } from '../../testing/wireAnswer.ts';
import { sendFile } from './sendFile.ts';
import { staffShop, type TestStaff } from './staffShop.ts';

export const filesUrl = '/api/admin/import-files';
export const aSheet = 'Référence;Nom;Prix;Stock\nSAVON;Savon noir;1500;8\nBOL;Bol;2500;3\n';
export const someChoices = { source: 'spreadsheet', stock: 'set', missing: 'keep' };

/**
 * A server whose first store imports files, with what its staff do. Call it at the top of a test
 * file.
 */
export async function importDesk() {
  const shop = await staffShop();
  const { app, db, empty, asAdmin, signedIn } = shop;
  const { dataDir } = app.config;
  const manager = await signedIn('manager');
  const folder = importsFolder(dataDir, 'a');
  const context = { db, dataDir, hostsOf: (store: string) => app.stores.hostsOf(store) };

  const jobsOf = async <N extends JobName>(name: N) =>
    (await asAdmin<{ data: Jobs[N] }>('delete from jobs.job where name = $1 returning data', [name])).map(
      ({ data }) => data,
    );
  const runFile = (job: Jobs['import-file'], now = new Date()) => runImportFile(context, job, now);
  /** Runs the jobs that wait, as a process of the server does. */
  const runJobs = async () => {
    for (const job of await jobsOf('import-file')) await runFile(job);
    for (const { store: storeId, importId } of await jobsOf('undo-import'))
      await runRequestedUndo({ db, storeId, now: new Date() }, importId);
  };
  const send = (content: Buffer | string) =>
    sendFile(app, manager, filesUrl, { content, fileName: 'articles.csv' });
  const read = async (id: string) =>
    wireAnswer(ImportFileWire, await manager.call('GET', `${filesUrl}/${id}`));
  const upload = async (content: Buffer | string = aSheet) =>
    wireAnswer(ImportFileWire, await send(content), 201);
  const post = (
    id: string,
    step: 'check' | 'confirm',
    payload: object = someChoices,
    staff: TestStaff = manager,
  ) => staff.call('POST', `${filesUrl}/${id}/${step}`, { payload });
  return {
    ...shop,
    manager,
    send,
    upload,
    read,
    post,
    jobsOf,
    runFile,
    runJobs,
    /** A file whose check has ended. */
    async checked(content: Buffer | string = aSheet, payload: object = someChoices) {
      const { id } = await upload(content);
      await post(id, 'check', payload);
      await runJobs();
      return read(id);
    },
    importOf: async (id: number) =>
      wireAnswer(ImportDetailWire, await manager.call('GET', `/api/admin/imports/${id}`)),
    /** Files on the disk. */
    stored: () => (existsSync(folder) ? readdirSync(folder) : []),
    products: () =>
      asAdmin<{ id: string; name: string; quantity: number }>(
        'select id, name, quantity from products where store_id = $1 order by id',
        ['a'],
      ),
    /** One product, and no files. */
    async begin() {
      await empty('import_files', 'imports', 'products', 'product_versions', 'stock_movements');
      await asAdmin('delete from jobs.job');
      await rm(folder, { recursive: true, force: true });
      await db.withStore('a', (tx) =>
        upsertProducts(tx, [aProduct({ id: 'savon', sku: 'SAVON', name: 'Savon', quantity: 5 })], new Date()),
      );
    },
  };
}
