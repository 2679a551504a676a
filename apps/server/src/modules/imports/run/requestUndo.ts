import type { Database, Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import { queueJob } from '../../../platform/jobs/queueJob.ts';
import type { Actor } from '../../audit/actor.ts';
import { refuseWhileClosed } from '../../stores/closedStore.ts';
import { readImport } from './journal.ts';
import { undoImport } from './undoImport.ts';

/** Has an import taken back by a job; one that is being taken back already is left to it. */
export async function requestUndo(tx: Tx, storeId: string, actor: Actor, importId: number): Promise<void> {
  await refuseWhileClosed(tx);
  const entry = await readImport(tx, importId);
  if (!entry) throw new HttpError(404, `Il n’y a pas d’import ${importId}.`);
  if (entry.undoneAt) throw new HttpError(409, `L’import ${importId} est déjà annulé.`);
  const { rowCount } = await tx.query(
    `update imports set undo_asked_at = now(), undo_actor = $2
     where id = $1 and undo_asked_at is null and undone_at is null`,
    [importId, JSON.stringify(actor)],
  );
  if (rowCount > 0) await queueJob(tx, 'undo-import', { store: storeId, importId });
}

/** The job that takes an import back as the member who requested it. */
export async function runRequestedUndo(
  { db, storeId, now }: { db: Database; storeId: string; now: Date },
  importId: number,
): Promise<void> {
  const actor = await db.withStore(storeId, async (tx) => {
    const { rows } = await tx.query<{ actor: Actor }>(
      'select undo_actor as actor from imports where id = $1 and undo_actor is not null and undone_at is null',
      [importId],
    );
    return rows[0]?.actor;
  });
  if (!actor) return;
  await undoImport({ db, storeId, actor, now }, importId).catch((error: unknown) => {
    // Somebody has undone it, or closed the store, meanwhile: it can be requested again.
    if (!(error instanceof HttpError)) throw error;
    return db.withStore(storeId, (tx) =>
      tx.query('update imports set undo_asked_at = null where id = $1 and undone_at is null', [importId]),
    );
  });
}
