import type { Database, Tx } from '../db/database.ts';
import { queueJob } from '../jobs/queueJob.ts';
import type { Jobs } from '../jobs/queues.ts';
import { changeOrderStatus } from './changeOrderStatus.ts';

const hourMs = 3_600_000;

/** Has a new order to be paid on delivery wait for the store, and end when it is not validated in time. */
export async function awaitValidation(tx: Tx, ref: string, holdHours: number, now: Date): Promise<void> {
  const due = new Date(now.getTime() + holdHours * hourMs);
  const { rows } = await tx.query<{ store_id: string }>(
    'update orders set expires_at = $2 where ref = $1 returning store_id',
    [ref, due],
  );
  for (const { store_id: store } of rows) await queueJob(tx, 'cancel-unvalidated', { store, ref }, due);
}

interface WaitingOrder {
  created_at: Date;
  expires_at: Date;
}

// The row stays locked, so that of two processes the second finds an order that waits no more.
const heldWaiting = `
  select created_at, expires_at from orders
  where ref = $1 and payment_method = 'cod' and status = 'WAITING_FOR_VALIDATION' and expires_at is not null for update`;

/** The job that ends an order which the store has not validated: stock and promo use go back, and the shopper is told. */
export function cancelUnvalidated(
  db: Database,
  { store, ref }: Jobs['cancel-unvalidated'],
  now: Date,
): Promise<void> {
  return db.withStore(store, async (tx) => {
    const [order] = (await tx.query<WaitingOrder>(heldWaiting, [ref])).rows;
    if (!order) return;
    const { created_at: since, expires_at: due } = order;
    if (due > now) return queueJob(tx, 'cancel-unvalidated', { store, ref }, due);
    const hours = Math.round((due.getTime() - since.getTime()) / hourMs);
    const reason = `La boutique ne l’a pas validée dans les ${hours} heures.`;
    await changeOrderStatus(tx, ref, 'CANCELLED', reason, now);
  });
}
