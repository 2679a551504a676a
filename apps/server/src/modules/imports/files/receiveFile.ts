import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { OutOfSpace } from '../../../platform/db/storageFailure.ts';
import { fieldError, HttpError } from '../../../platform/http/httpError.ts';
import { cleanLine } from '../../../platform/text/cleanText.ts';
import type { Actor } from '../../audit/actor.ts';
import { refuseWhileClosed } from '../../stores/closedStore.ts';
import { ImportError } from '../importError.ts';
import { readImportFile, type ImportFile } from './importFile.ts';
import { importPaths, openImportFolder, removeImportFiles } from './importFolder.ts';
import { readHead, type FileHead } from './readHead.ts';

export const largestImport = 100 * 1024 * 1024;
/** Files of a store that wait. */
const mostWaiting = 10;
const longestName = 200;
const emptyMessage = 'Ce fichier est vide.';
const sizeMessage = 'Un fichier à importer a au plus 100 Mo.';
const waitingMessage = `${mostWaiting} fichiers attendent déjà d’être importés : importez-les ou retirez-en.`;

export interface ImportFiles {
  db: Database;
  dataDir: string;
  storeId: string;
}

/** A file as it arrives; `truncated` once more than the limit has come. */
export interface IncomingFile {
  content: Readable & { truncated: boolean };
  fileName: string;
}

const refuse = (status: number, message: string) => fieldError('file', message, status);

async function refuseMany(tx: Tx): Promise<void> {
  await refuseWhileClosed(tx);
  const { rows } = await tx.query<{ count: number }>(
    "select count(*)::int as count from import_files where state <> 'done'",
  );
  if ((rows[0]?.count ?? 0) >= mostWaiting) throw new HttpError(409, waitingMessage);
}

async function readArrived(file: string): Promise<FileHead> {
  try {
    return await readHead(file);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw refuse(422, `Ce fichier ne se lit pas. ${error.message}`);
  }
}

/** Stores a file that staff send, without holding it in memory, and reads its first rows. */
export async function receiveFile(
  { db, dataDir, storeId }: ImportFiles,
  actor: Actor,
  { content, fileName }: IncomingFile,
): Promise<ImportFile> {
  await db.withStore(storeId, refuseMany);
  if (!(await db.hasSpace())) throw new OutOfSpace();
  const id = randomUUID();
  const paths = importPaths(dataDir, storeId, id);
  await openImportFolder(dataDir, storeId);
  try {
    await pipeline(content, createWriteStream(paths.draft));
    if (content.truncated) throw refuse(413, sizeMessage);
    const { size } = await stat(paths.draft);
    if (size === 0) throw refuse(422, emptyMessage);
    const head = await readArrived(paths.draft);
    await rename(paths.draft, paths.upload);
    return await db.withStore(storeId, async (tx) => {
      await tx.query("select pg_advisory_xact_lock(hashtextextended('import files of ' || app_store(), 0))");
      await refuseMany(tx);
      await tx.query(
        `insert into import_files (id, file_name, size, head, actor_kind, actor_id, actor_name)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          id,
          cleanLine(fileName).slice(0, longestName) || 'fichier',
          size,
          JSON.stringify(head),
          actor.kind,
          actor.id,
          actor.name,
        ],
      );
      return readImportFile(tx, id);
    });
  } catch (error) {
    await removeImportFiles(paths);
    throw error;
  }
}
