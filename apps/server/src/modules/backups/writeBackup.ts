import { stat } from 'node:fs/promises';
import type { Tx } from '../../platform/db/database.ts';
import { BackupError } from './backupError.ts';
import { fingerprints, readMigrations, type BackupSource, type Deployment } from './deployment.ts';
import { openBackup, readingBackup } from './file/backupReader.ts';
import { BackupWriter } from './file/backupWriter.ts';
import {
  backupFormat,
  fileEntry,
  jobsEntry,
  tableEntry,
  type BackupManifest,
  type StoreManifest,
} from './file/manifest.ts';
import { listFiles, readStoreFile } from './storeFiles.ts';
import { readJobs } from './storeJobs.ts';
import { readStoredTables, type StoredTable } from './readStoredTables.ts';
import { prepareTransfer, readLines, Summing } from './tableRows.ts';

/** One state of the database for the whole transaction, whatever is written meanwhile. */
const oneState = 'set transaction isolation level repeatable read, read only';

async function* summed(lines: AsyncIterable<string>, summing: Summing): AsyncGenerator<string> {
  for await (const line of lines) {
    summing.add(line);
    yield `${line}\n`;
  }
}

async function* ended(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

async function writeTables(tx: Tx, writer: BackupWriter, id: string, tables: readonly StoredTable[]) {
  const sums: StoreManifest['tables'] = {};
  for (const table of tables) {
    const summing = new Summing();
    await writer.add(tableEntry(id, table.name), summed(readLines(tx, table), summing));
    sums[table.name] = { columns: table.columns.map(({ name }) => name), ...summing.sum };
  }
  return sums;
}

async function writeStore(
  { db, config: { dataDir }, jobKinds }: BackupSource,
  writer: BackupWriter,
  id: string,
): Promise<StoreManifest> {
  return db.withStore(id, async (tx) => {
    await tx.query(oneState);
    await tx.query(prepareTransfer);
    const { rows } = await tx.query<{ name: string; hosts: string[] }>(
      `select name, array(select host from store_hosts where store_id = app_store() order by host) as hosts
       from stores where id = app_store()`,
    );
    const [store] = rows;
    if (!store) throw new BackupError(`La boutique « ${id} » n’existe pas.`);
    const tables = await writeTables(tx, writer, id, await readStoredTables(tx));
    await writer.add(jobsEntry(id), ended(readJobs(tx, jobKinds)));
    const files = await listFiles(dataDir, id);
    for (const file of files) await writer.add(fileEntry(id, file), readStoreFile(dataDir, id, file), false);
    return { id, ...store, tables, files };
  });
}

async function writeAll(deployment: BackupSource, writer: BackupWriter, ids: readonly string[], now: Date) {
  const stores: StoreManifest[] = [];
  for (const id of ids) stores.push(await writeStore(deployment, writer, id));
  await writer.end({
    format: backupFormat,
    createdAt: now.toISOString(),
    migrations: await deployment.db.withoutStore(readMigrations),
    secrets: await fingerprints(deployment),
    stores,
  });
}

/** A backup that was made. */
export interface WrittenBackup {
  manifest: BackupManifest;
  bytes: number;
}

/** Reads what was written: a backup that cannot be read is none. */
async function check(file: string): Promise<WrittenBackup> {
  const reader = await openBackup(file);
  try {
    await readingBackup(file, () => reader.verify());
    return { manifest: reader.manifest, bytes: (await stat(file)).size };
  } finally {
    reader.close();
  }
}

/** Backs stores up to a file, each as it is at one moment. On any failure there is no such file. */
export async function writeBackup(
  deployment: BackupSource,
  { ids, file, now }: { ids: readonly string[]; file: string; now: Date },
): Promise<WrittenBackup> {
  if (ids.length === 0) throw new BackupError('Il n’y a aucune boutique à sauvegarder.');
  const writer = new BackupWriter(file);
  try {
    await writeAll(deployment, writer, ids, now);
    const written = await check(writer.partial);
    await writer.keep();
    return written;
  } catch (error) {
    await writer.discard();
    throw error;
  }
}

/** The ids of all stores. */
export async function readStoreIds({ db }: Pick<Deployment, 'db'>): Promise<string[]> {
  const { rows } = await db.withoutStore((tx) =>
    tx.query<{ id: string }>('select id from stores order by id'),
  );
  return rows.map(({ id }) => id);
}
