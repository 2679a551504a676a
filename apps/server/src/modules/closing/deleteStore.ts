import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Jobs } from '../../platform/jobs/queues.ts';
import { storeFolder } from '../../platform/images/storeFolders.ts';
import type { BackupSource } from '../backups/deployment.ts';
import { dropJobs } from '../backups/storeJobs.ts';
import { writeBackup } from '../backups/writeBackup.ts';
import { lockClosing } from '../stores/closedStore.ts';

/** Where the last backup of each deleted store is stored. */
export const deletedFolder = (dataDir: string): string => path.join(dataDir, 'deleted');

type State = 'gone' | 'kept' | 'due';

async function readState({ db }: BackupSource, store: string, now: Date): Promise<State> {
  return db.withStore(store, async (tx) => {
    const { rowCount } = await tx.query('select from stores where id = app_store()');
    if (rowCount === 0) return 'gone';
    const closing = await lockClosing(tx);
    return closing !== null && closing.deleteAt <= now ? 'due' : 'kept';
  });
}

/**
 * The job that deletes a closed store once its time is over. Its last backup is whole before its
 * rows go, and its files go last: a run that was cut short is completed by the next one.
 */
export async function deleteStore(
  deployment: BackupSource,
  { store }: Jobs['delete-store'],
  now: Date,
): Promise<void> {
  const { db, config } = deployment;
  const state = await readState(deployment, store, now);
  if (state === 'kept') return;
  if (state === 'due') {
    const folder = deletedFolder(config.dataDir);
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, `${store}-${now.toISOString().slice(0, 10)}.backup`);
    await writeBackup(deployment, { ids: [store], file, now });
    await db.withStore(store, async (tx) => {
      await tx.query('set local statement_timeout = 0');
      const closing = await lockClosing(tx);
      if (closing === null || closing.deleteAt > now)
        throw new Error('The store was opened again meanwhile.');
      await tx.query('delete from stores where id = app_store()');
      await dropJobs(tx);
    });
  }
  await rm(storeFolder(config.dataDir, store), { recursive: true, force: true });
}
