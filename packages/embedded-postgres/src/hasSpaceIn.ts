import { statfs } from 'node:fs/promises';

/**
 * PostgreSQL panics when it cannot create its next WAL file, of 16 MiB. Four of them hold what
 * running transactions, autovacuum and checkpoints still write after the last check.
 */
const reserveBytes = 4 * 16 * 2 ** 20;

/** Whether the folder's disk has more free space than the reserve for PostgreSQL. */
export async function hasSpaceIn(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize > reserveBytes;
}
