import type { ImportCheckWire } from '@teranga/contract/admin';
import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import type { Actor } from '../../audit/actor.ts';
import type { ImportOptions, Progress } from '../options.ts';
import type { FileHead } from './readHead.ts';

export type ImportFileState = 'uploaded' | 'checking' | 'checked' | 'writing' | 'done' | 'failed';

/** What staff choose for an import; where it may fetch images from is not theirs to choose. */
export type ChosenOptions = Pick<
  ImportOptions,
  'source' | 'mapping' | 'rate' | 'stock' | 'missing' | 'isForced'
>;

/** A file that staff sent to be imported. */
export interface ImportFile {
  id: string;
  fileName: string;
  size: number;
  state: ImportFileState;
  head: FileHead;
  options: ChosenOptions | null;
  progress: Progress | null;
  result: ImportCheckWire | null;
  importId: number | null;
  failure: string | null;
  run: number;
  beatAt: Date | null;
  actor: Actor;
  createdAt: Date;
}

type FileRow = Omit<ImportFile, 'actor'> & { actorKind: string; actorId: string | null; actorName: string };

const columns = `id, file_name as "fileName", size, state, head, options, progress, result, import_id as "importId", failure,
  run, beat_at as "beatAt", actor_kind as "actorKind", actor_id as "actorId", actor_name as "actorName",
  created_at as "createdAt"`;

const toFile = ({ actorKind: kind, actorId: id, actorName: name, ...row }: FileRow): ImportFile => ({
  ...row,
  // The columns hold an actor as it was written.
  actor: { kind, id, name } as Actor,
});

const unknown = () => new HttpError(404, 'Ce fichier n’est pas là, ou plus : envoyez-le de nouveau.');

const findFile = `select ${columns} from import_files where id = $1`;

async function readRow(tx: Tx, sql: string, id: string): Promise<ImportFile | null> {
  const { rows } = await tx.query<FileRow>(sql, [id]);
  return rows[0] ? toFile(rows[0]) : null;
}

function required(file: ImportFile | null): ImportFile {
  if (!file) throw unknown();
  return file;
}

/** A file of the store, locked until the transaction ends; null without it. */
export const findLockedFile = (tx: Tx, id: string): Promise<ImportFile | null> =>
  readRow(tx, `${findFile} for update`, id);

/** A file of the store, locked until the transaction ends; 404 without it. */
export const lockImportFile = async (tx: Tx, id: string): Promise<ImportFile> =>
  required(await findLockedFile(tx, id));

/** A file of the store; 404 without it. */
export const readImportFile = async (tx: Tx, id: string): Promise<ImportFile> =>
  required(await readRow(tx, findFile, id));

/** What a job changes of its file, unless another run has replaced it; false then. */
export async function saveRun(
  tx: Tx,
  { id, run }: Pick<ImportFile, 'id' | 'run'>,
  changes: Partial<Pick<ImportFile, 'state' | 'progress' | 'result' | 'importId' | 'failure'>>,
): Promise<boolean> {
  const names = { importId: 'import_id' } as Record<string, string>;
  const entries = Object.entries(changes);
  const sets = entries.map(([name], index) => `${names[name] ?? name} = $${index + 3}`);
  const values = entries.map(([name, value]) =>
    (name === 'result' || name === 'progress') && value !== null ? JSON.stringify(value) : value,
  );
  const { rowCount } = await tx.query(
    `update import_files set ${['beat_at = now()', ...sets].join(', ')} where id = $1 and run = $2`,
    [id, run, ...values],
  );
  return rowCount > 0;
}
