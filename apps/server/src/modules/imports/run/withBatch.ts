import type { Database, Tx } from '../../../platform/db/database.ts';
import { stopWhenClosed } from '../../stores/closedStore.ts';

/**
 * The transaction of a batch. It commits without waiting for the disk: until there, it would hold
 * the lock of NOTIFY, which every order needs to commit. The last transaction waits for all.
 * 409 once the store is closed.
 */
export const withBatch = <T>(db: Database, storeId: string, run: (tx: Tx) => Promise<T>): Promise<T> =>
  db.withStore(storeId, async (tx) => {
    await tx.query('set local synchronous_commit to off');
    await stopWhenClosed(tx);
    return run(tx);
  });
