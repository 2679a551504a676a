import type { CheckImportWire } from '@teranga/contract/admin';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldError, HttpError } from '../../../platform/http/httpError.ts';
import { queueJob } from '../../../platform/jobs/queueJob.ts';
import type { Actor } from '../../audit/actor.ts';
import { refuseWhileClosed } from '../../stores/closedStore.ts';
import { readRate } from '../readRate.ts';
import { sheetColumns } from '../sheet/sheetSource.ts';
import {
  lockImportFile,
  readImportFile,
  type ChosenOptions,
  type ImportFile,
  type ImportFileState,
} from './importFile.ts';
import { importPaths, removeImportFiles } from './importFolder.ts';
import type { FileHead } from './readHead.ts';
import type { ImportFiles } from './receiveFile.ts';

const busyMessages: Partial<Record<ImportFileState, string>> = {
  uploaded: 'Ce fichier n’a pas été vérifié.',
  checking: 'Ce fichier est en cours de vérification.',
  writing: 'Ce fichier est en cours d’import.',
  done: 'Ce fichier est déjà importé.',
  failed: 'L’import de ce fichier a échoué : envoyez-le de nouveau.',
};
function refuseState({ state }: ImportFile, allowed: readonly ImportFileState[]): void {
  if (!allowed.includes(state)) throw new HttpError(409, busyMessages[state] ?? 'Ce fichier est vérifié.');
}

/** A mapping whose fields and columns there are. */
function readMapping(mapping: Record<string, string>, { columns }: FileHead): ChosenOptions['mapping'] {
  const used = new Set<string>();
  for (const [field, column] of Object.entries(mapping)) {
    if (!Object.hasOwn(sheetColumns, field)) throw fieldError('mapping', `« ${field} » n’est pas un champ.`);
    const name = `mapping.${field}`;
    if (!columns.includes(column)) throw fieldError(name, `Le fichier n’a pas de colonne « ${column} ».`);
    if (used.has(column)) throw fieldError(name, `La colonne « ${column} » est choisie deux fois.`);
    used.add(column);
  }
  if (mapping['sku'] === undefined && mapping['name'] === undefined)
    throw fieldError(
      'mapping.name',
      'Choisissez la colonne des références ou celle des noms : elles disent de quel article il s’agit.',
    );
  return mapping;
}

function readChoices(
  { source, mapping, currency, rate, stock, missing }: CheckImportWire,
  head: FileHead,
): ChosenOptions {
  if ((source === 'json') !== (head.source === 'json'))
    throw fieldError(
      'source',
      source === 'json' ? 'Ce fichier n’est pas en JSON.' : 'Ce fichier est en JSON, pas une table.',
    );
  return {
    source,
    ...(source === 'spreadsheet' && { mapping: readMapping(mapping ?? head.mapping, head) }),
    rate: readRate({ currency, rate }),
    stock,
    missing,
    isForced: false,
  };
}

/** Begins a run of the file's job, as the member who requests it. */
async function beginRun(
  tx: Tx,
  storeId: string,
  actor: Actor,
  { id, run }: ImportFile,
  { state, options }: { state: 'checking' | 'writing'; options: ChosenOptions },
): Promise<ImportFile> {
  await tx.query(
    `update import_files set state = $2, options = $3, run = run + 1, beat_at = null, progress = null, failure = null,
       result = case when $2 = 'checking' then null else result end,
       actor_kind = $4, actor_id = $5, actor_name = $6 where id = $1`,
    [id, state, JSON.stringify(options), actor.kind, actor.id, actor.name],
  );
  await queueJob(tx, 'import-file', { store: storeId, file: id, run: run + 1 });
  return readImportFile(tx, id);
}

/** Has a file compared with the store, which changes nothing. */
export async function checkFile(
  tx: Tx,
  storeId: string,
  actor: Actor,
  id: string,
  choices: CheckImportWire,
): Promise<ImportFile> {
  await refuseWhileClosed(tx);
  const file = await lockImportFile(tx, id);
  refuseState(file, file.importId === null ? ['uploaded', 'checked', 'failed'] : []);
  const options = readChoices(choices, file.head);
  return beginRun(tx, storeId, actor, file, { state: 'checking', options });
}

/** Has a file written as it was checked; with `isForced` also what looks like a mistake. */
export async function confirmFile(
  tx: Tx,
  storeId: string,
  actor: Actor,
  id: string,
  isForced: boolean,
): Promise<ImportFile> {
  await refuseWhileClosed(tx);
  const file = await lockImportFile(tx, id);
  refuseState(file, ['checked']);
  const { options, result } = file;
  if (!options || !result) throw new HttpError(409, busyMessages.uploaded ?? '');
  if (result.errors > 0)
    throw new HttpError(422, 'Ce fichier a des fautes : corrigez-les, puis envoyez-le de nouveau.');
  if (result.suspicions > 0 && !isForced)
    throw fieldError(
      'isForced',
      'Ce fichier a de quoi surprendre : confirmez que c’est bien ce que vous voulez.',
    );
  return beginRun(tx, storeId, actor, file, { state: 'writing', options: { ...options, isForced } });
}

/** Removes a file that is not being written. */
export async function removeFile({ db, dataDir, storeId }: ImportFiles, id: string): Promise<void> {
  await db.withStore(storeId, async (tx) => {
    const file = await lockImportFile(tx, id);
    refuseState(file, ['uploaded', 'checking', 'checked', 'done', 'failed']);
    await tx.query('delete from import_files where id = $1', [id]);
  });
  await removeImportFiles(importPaths(dataDir, storeId, id));
}
