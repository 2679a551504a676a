import type { Tx } from '../../platform/db/database.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { BackupError } from './backupError.ts';
import {
  encryptedParts,
  encryptedTables,
  fingerprints,
  readMigrations,
  type Deployment,
} from './deployment.ts';
import { readingBackup, type BackupReader } from './file/backupReader.ts';
import {
  fileEntry,
  jobsEntry,
  tableEntry,
  type BackupManifest,
  type StoreManifest,
} from './file/manifest.ts';
import { StagedFiles } from './storeFiles.ts';
import { dropJobs, holdMessages, requeueJobs } from './storeJobs.ts';
import { readStoredTables, type StoredTable } from './readStoredTables.ts';
import { continueIdentities, insertLines, prepareTransfer, sumTable } from './tableRows.ts';

export interface RecoverOptions {
  /** One store of the backup; null for all of them, into an empty deployment. */
  only: string | null;
  /** Whether a store of this id is replaced. */
  replace: boolean;
  /** Whether stores come without the secrets that this deployment's key does not open. */
  withoutKeys: boolean;
}

/** What was recovered. */
export interface Recovered {
  stores: readonly StoreManifest[];
  /** False: visitors and staff have to sign in again. */
  keepsSessions: boolean;
  /** What was left out, as another deployment encrypted it. */
  leftOut: string[];
}

/** Refuses a backup of another schema: its rows would not fit. */
function refuseOtherSchema(theirs: BackupManifest['migrations'], ours: BackupManifest['migrations']): void {
  const missing = theirs.filter(
    ({ name, checksum }) => !ours.some((each) => each.name === name && each.checksum === checksum),
  );
  if (missing.length === 0 && theirs.length === ours.length) return;
  const last = theirs.at(-1)?.name ?? '';
  const own = ours.at(-1)?.name ?? '';
  const names = last === own ? '' : ` (sa dernière migration est « ${last} », celle-ci en est à « ${own} »)`;
  throw new BackupError(
    `Cette sauvegarde est d’une autre version${names} : installez la version qui l’a faite, récupérez, puis mettez à jour.`,
  );
}

function wantedStores({ stores }: BackupManifest, only: string | null): readonly StoreManifest[] {
  if (only === null) return stores;
  const found = stores.filter(({ id }) => id === only);
  if (found.length > 0) return found;
  throw new BackupError(
    `La boutique « ${only} » n’est pas dans cette sauvegarde. Il y a : ${stores.map(({ id }) => id).join(', ')}.`,
  );
}

/** Refuses to mix with stores that are here. */
async function refuseTaken(tx: Tx, stores: readonly StoreManifest[], options: RecoverOptions): Promise<void> {
  const { rows } = await tx.query<{ id: string; hosts: string[] }>(
    `select id, array(select host from store_hosts where store_id = stores.id) as hosts from stores order by id`,
  );
  if (options.only === null && rows.length > 0)
    throw new BackupError(
      `Ce déploiement a déjà ${rows.length} boutique${rows.length > 1 ? 's' : ''} : une sauvegarde entière se récupère dans un déploiement vide. Pour une seule boutique, ajoutez --store.`,
    );
  for (const store of stores) {
    if (!options.replace && rows.some(({ id }) => id === store.id))
      throw new BackupError(
        `La boutique « ${store.id} » existe déjà. Sauvegardez-la, puis ajoutez --replace pour la remplacer.`,
      );
    const other = rows.find(
      ({ id, hosts }) => id !== store.id && hosts.some((host) => store.hosts.includes(host)),
    );
    if (other)
      throw new BackupError(`Une adresse de « ${store.id} » est celle de la boutique « ${other.id} ».`);
  }
}

/** Inserts a store's rows and compares what the database then holds with what was backed up. */
async function insertStore(
  tx: Tx,
  reader: BackupReader,
  store: StoreManifest,
  tables: readonly StoredTable[],
) {
  for (const table of tables) {
    const savedTable = store.tables[table.name];
    if (savedTable?.columns.join() !== table.columns.map(({ name }) => name).join())
      throw new BackupError(`La table « ${table.name} » de la sauvegarde a d’autres colonnes.`);
    await insertLines(tx, table, reader.lines(tableEntry(store.id, table.name)));
  }
  for (const table of tables) {
    const { rows, digest } = await sumTable(tx, table);
    const savedTable = store.tables[table.name];
    if (rows !== savedTable?.rows || digest !== savedTable.digest)
      throw new BackupError(
        `La table « ${table.name} » de « ${store.id} » ne serait pas la même (${rows} lignes au lieu de ${savedTable?.rows ?? 0}) : rien n’a été récupéré.`,
      );
    await continueIdentities(tx, table);
  }
}

interface Recovery {
  reader: BackupReader;
  stores: readonly StoreManifest[];
  options: RecoverOptions;
  /** Whether secrets that only the other deployment's key opens are left out. */
  dropKeys: boolean;
  actor: Actor;
  now: Date;
}

async function recoverStore(
  tx: Tx,
  recovery: Recovery,
  store: StoreManifest,
  tables: readonly StoredTable[],
) {
  const { reader, options, dropKeys, actor, now } = recovery;
  await tx.query("select set_config('app.store', $1, true)", [store.id]);
  if (options.replace) {
    await tx.query('delete from stores where id = $1', [store.id]);
    await dropJobs(tx);
  }
  await insertStore(tx, reader, store, tables);
  // Deferred triggers read a store's rows while it is the current store.
  await tx.query('set constraints all immediate');
  await tx.query('set constraints all deferred');
  if (dropKeys) for (const name of encryptedTables) await tx.query(`delete from ${name}`);
  await holdMessages(tx, now);
  await requeueJobs(tx, reader.lines(jobsEntry(store.id)));
  await writeAudit(tx, actor, {
    action: 'store.recover',
    subject: { kind: 'store', id: store.id },
    after: { backup: reader.manifest.createdAt },
  });
}

async function stageFiles(
  reader: BackupReader,
  dataDir: string,
  store: StoreManifest,
  staged: StagedFiles[],
) {
  const files = new StagedFiles(dataDir, store.id);
  staged.push(files);
  await files.begin();
  for (const name of store.files) await files.add(name, await reader.open(fileEntry(store.id, name)));
}

/** Recovers stores from a backup, all of them or none. */
export async function recoverBackup(
  deployment: Deployment,
  file: string,
  reader: BackupReader,
  actor: Actor,
  options: RecoverOptions,
  now: Date,
): Promise<Recovered> {
  const { db, config } = deployment;
  const { manifest } = reader;
  refuseOtherSchema(manifest.migrations, await db.withoutStore(readMigrations));
  const stores = wantedStores(manifest, options.only);
  const ours = await fingerprints(deployment);
  const leftOut = ours.keys === manifest.secrets.keys ? [] : encryptedParts(stores);
  const dropKeys = leftOut.length > 0;
  if (dropKeys && !options.withoutKeys)
    throw new BackupError(
      `Une partie de cette sauvegarde est chiffrée avec un autre PAYMENT_KEYS_SECRET (${leftOut.join(', ')}) : remettez-le, ou ajoutez --without-keys et redonnez cette partie ensuite.`,
    );
  await db.withoutStore((tx) => refuseTaken(tx, stores, options));
  await readingBackup(file, () =>
    reader.verify((name) => stores.some(({ id }) => name.startsWith(`stores/${id}/`))),
  );
  const staged: StagedFiles[] = [];
  try {
    for (const store of stores) await stageFiles(reader, config.dataDir, store, staged);
    await db.withoutStore(async (tx) => {
      await tx.query(prepareTransfer);
      await refuseTaken(tx, stores, options);
      const tables = await readStoredTables(tx);
      for (const store of stores)
        await recoverStore(tx, { reader, stores, options, dropKeys, actor, now }, store, tables);
      for (const files of staged) await files.place();
    });
  } catch (error) {
    for (const files of staged) await files.undo();
    throw error;
  }
  for (const files of staged) await files.end();
  return { stores, keepsSessions: ours.session === manifest.secrets.session, leftOut };
}
