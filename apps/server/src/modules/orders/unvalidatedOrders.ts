import type { Database, Tx } from '../../platform/db/database.ts';
import { queueJob } from '../../platform/jobs/queueJob.ts';
import type { Jobs } from '../../platform/jobs/queues.ts';
import { readStoreTerms } from '../stores/readStore.ts';
import { changeOrderStatus } from './changeOrderStatus.ts';
import { hourMs } from '../../platform/time/units.ts';

/**
 * Sets a new cash-on-delivery order's deadline and queues the job that cancels it when the store
 * does not validate it in time.
 */
export async function awaitValidation(tx: Tx, ref: string, holdHours: number, now: Date): Promise<void> {
  const due = new Date(now.getTime() + holdHours * hourMs);
  const { rows } = await tx.query<{ store_id: string }>(
    'update orders set expires_at = $2 where ref = $1 returning store_id',
    [ref, due],
  );
  for (const { store_id: store } of rows) await queueJob(tx, 'cancel-unvalidated', { store, ref }, due);
}

const heldUndated = `
  select ref from orders where payment_method = 'cod' and status = 'WAITING_FOR_VALIDATION' and expires_at is null
  for update skip locked`;

/**
 * Gives orders of an earlier version, which have no deadline, the same number of hours as a new
 * order, starting now.
 */
export async function dateUndatedOrders(tx: Tx, now: Date): Promise<void> {
  const { rows } = await tx.query<{ ref: string }>(heldUndated);
  if (rows.length === 0) return;
  const { cashOnDelivery } = await readStoreTerms(tx);
  for (const { ref } of rows) await awaitValidation(tx, ref, cashOnDelivery.holdHours, now);
}

interface WaitingOrder {
  created_at: Date;
  expires_at: Date;
}

const hoursPerDay = 24;
/** Longer waits are named in days. */
const mostHours = 72;

/** Within what time the order had to be validated, as people say it. */
function withinText(since: Date, due: Date): string {
  const hours = Math.round((due.getTime() - since.getTime()) / hourMs);
  if (hours <= 1) return 'dans l’heure';
  return `dans les ${hours > mostHours ? `${Math.round(hours / hoursPerDay)} jours` : `${hours} heures`}`;
}

// The row stays locked, so that of two processes the second finds an order that waits no more.
const heldWaiting = `
  select created_at, expires_at from orders
  where ref = $1 and payment_method = 'cod' and status = 'WAITING_FOR_VALIDATION' and expires_at is not null for update`;

/**
 * The job that cancels an order which the store has not validated: restores stock and promo use,
 * and notifies the shopper.
 */
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
    const reason = `La boutique ne l’a pas validée ${withinText(since, due)}.`;
    await changeOrderStatus(tx, ref, 'CANCELLED', reason, now);
  });
}
