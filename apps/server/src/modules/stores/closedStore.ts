import { findOrderPath } from '@teranga/core/features/orders/links';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';

/** A store that was closed, until it is deleted. */
export interface Closing {
  closedAt: Date;
  deleteAt: Date;
}

export const closedMessage = 'Cette boutique est fermée. Vous pouvez encore suivre vos commandes.';
const openFirst = 'La boutique est fermée : rouvrez-la d’abord.';

/** What remains of a closed store: orders that were placed, their payments, and its staff. */
const remaining = [
  findOrderPath,
  '/api/orders-status',
  '/api/payments/',
  '/payment-',
  '/api/admin/',
  '/gestion',
  '/assets/',
  '/cdn/',
  '/icons/',
  '/csrf-token',
  '/api/store',
  '/favicon.ico',
];

/** Answers 410 for what a closed store does not do any more. */
export function refuseClosed(closing: Closing | null, path: string): void {
  if (closing === null || remaining.some((start) => path.startsWith(start))) return;
  throw new HttpError(410, closedMessage);
}

const currentClosing =
  'select closed_at as "closedAt", delete_at as "deleteAt" from stores where id = app_store()';

async function read(tx: Tx, sql: string): Promise<Closing | null> {
  const { rows } = await tx.query<{ closedAt: Date | null; deleteAt: Date | null }>(sql);
  const { closedAt = null, deleteAt = null } = rows[0] ?? {};
  return closedAt && deleteAt ? { closedAt, deleteAt } : null;
}

/** The current store's closing; null while it is open. */
export const readClosing = (tx: Tx): Promise<Closing | null> => read(tx, currentClosing);

/** The same, with the store's row locked. */
export const lockClosing = (tx: Tx): Promise<Closing | null> =>
  read(tx, `${currentClosing} for no key update`);

/** Refuses what only an open store does; a store that is being closed waits for it. */
export async function refuseWhileClosed(tx: Tx): Promise<void> {
  if ((await lockClosing(tx)) !== null) throw new HttpError(409, openFirst);
}

/**
 * Stops what runs for long in a store that has been closed meanwhile; `stopped` says what becomes
 * of it.
 */
export async function stopWhenClosed(tx: Tx, stopped: string): Promise<void> {
  if ((await readClosing(tx)) !== null) throw new HttpError(409, `La boutique a été fermée : ${stopped}`);
}
