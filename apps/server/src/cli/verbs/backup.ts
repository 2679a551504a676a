import { jobKinds } from '../../background/jobs.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BackupManifest } from '../../modules/backups/file/manifest.ts';
import { readStoreIds, writeBackup } from '../../modules/backups/writeBackup.ts';
import { findStore } from '../findStore.ts';
import { megabytes } from '../megabytes.ts';
import { OperatorError } from '../operatorError.ts';
import { operatorPath } from '../operatorPath.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { jsonOption } from '../arguments.ts';

export interface BackupOptions extends JsonOption {
  store?: string;
  force?: true;
}

type BackedUpStore = BackupManifest['stores'][number];

const columns = [
  { title: 'Boutique' },
  { title: 'Articles', isNumber: true },
  { title: 'Commandes', isNumber: true },
  { title: 'Clients', isNumber: true },
  { title: 'Lignes', isNumber: true },
  { title: 'Fichiers', isNumber: true },
];
const rowsOf = ({ tables }: BackedUpStore, name: string) => tables[name]?.rows ?? 0;
const allRows = ({ tables }: BackedUpStore) => Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

/** What backed-up stores hold, as a table. */
export const backupTable = (stores: readonly BackedUpStore[]): string =>
  table(
    columns,
    stores.map((store) => [
      store.id,
      ...[rowsOf(store, 'products'), rowsOf(store, 'orders'), rowsOf(store, 'customers'), allRows(store)].map(
        String,
      ),
      String(store.files.length),
    ]),
  );

/** The same, for programs. */
export const backupSummary = (stores: readonly BackedUpStore[]) =>
  stores.map((store) => ({
    id: store.id,
    rows: Object.fromEntries(Object.entries(store.tables).map(([name, { rows }]) => [name, rows])),
    files: store.files.length,
  }));

/** Backs up the whole deployment, or one store, to a file. */
export async function backup(platform: Platform, name: string, options: BackupOptions): Promise<void> {
  const { db, config, print } = platform;
  const file = operatorPath(name);
  if (existsSync(file) && !options.force)
    throw new OperatorError(`« ${file} » existe déjà : donnez un autre nom, ou ajoutez --force.`);
  // A folder that is misspelt would hide the backup from whoever looks for it.
  if (!existsSync(path.dirname(file)))
    throw new OperatorError(`Le dossier « ${path.dirname(file)} » n’existe pas : créez-le d’abord.`);
  if (options.store !== undefined) await findStore(db, options.store);
  const ids = options.store === undefined ? await readStoreIds(platform) : [options.store];
  const { manifest, bytes } = await writeBackup({ db, config, jobKinds }, { ids, file, now: new Date() });
  if (options.json) return printJson(platform, { file, bytes, stores: backupSummary(manifest.stores) });
  print(`${backupTable(manifest.stores)}\n\nSauvegarde écrite et relue : ${file} (${megabytes(bytes)}).`);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('backup', 'sauvegarde tout le déploiement, ou une boutique, dans un fichier')
    .argument('<fichier>', 'le fichier à écrire, par exemple teranga.backup')
    .option('--store <boutique>', 'cette boutique seulement')
    .option('--force', 'remplace le fichier s’il existe')
    .option(...jsonOption)
    .action((file: string, options: BackupOptions) =>
      onPlatform((platform) => backup(platform, file, options)),
    );
};
