import type { Tx } from './database.ts';
import { isStorageFailure } from './storageFailure.ts';

/**
 * Runs optional writes in a savepoint. If they cannot be stored, they are rolled back and the
 * transaction continues. Returns whether they were stored.
 */
export async function storeIfPossible(tx: Tx, write: () => Promise<unknown>): Promise<boolean> {
  await tx.query('savepoint optional');
  try {
    await write();
    await tx.query('release savepoint optional');
    return true;
  } catch (error) {
    await tx.query('rollback to savepoint optional');
    if (!isStorageFailure(error)) throw error;
    return false;
  }
}
