import type { Database, Tx } from '../../../platform/db/database.ts';
import { stopWhenClosed } from '../../stores/closedStore.ts';

/**
 * The transaction of a batch; 409 with `stopped` once the store is closed. It commits without
 * waiting for the disk, as it holds the lock of NOTIFY that every order needs; the last one waits.
 */
export const withBatch = <T>(
  { db, storeId, stopped }: { db: Pick<Database, 'withStore'>; storeId: string; stopped: string },
  run: (tx: Tx) => Promise<T>,
): Promise<T> =>
  db.withStore(storeId, async (tx) => {
    await tx.query('set local synchronous_commit to off');
    await stopWhenClosed(tx, stopped);
    return run(tx);
  });

/** `withBatch` for the writing of an import. */
export const withImportBatch = <T>(
  { db, storeId }: { db: Pick<Database, 'withStore'>; storeId: string },
  importId: number,
  run: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const stopped = `l’import ${importId} est interrompu. Après la réouverture, annulez ce qu’il a écrit.`;
  return withBatch({ db, storeId, stopped }, run);
};
