import type { Tx } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

// A job for each browser: one that is retried does not notify the others twice.
const queuePushes = statement(`
  select queue_job('push-order', jsonb_build_object('store', store_id, 'id', id, 'ref', $1::text))
  from push_subscriptions where store_id = app_store()`);

/** Notifies the browsers of staff of a new order, once its transaction is committed. */
export async function queueOrderPushes(tx: Tx, ref: string): Promise<void> {
  await tx.query(queuePushes, [ref]);
}
