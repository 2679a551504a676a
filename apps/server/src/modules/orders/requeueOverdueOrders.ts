import type { Tx } from '../../platform/db/database.ts';
import { queueJob } from '../../platform/jobs/queueJob.ts';

const overdue = `
  select store_id as store, ref, due.job
  from orders, lateral (
    select case payment_method when 'cod' then 'cancel-unvalidated' else 'expire-order' end as job) due
  where status = 'WAITING_FOR_VALIDATION' and expires_at < $1 and not exists (
    select from jobs.job where name = due.job and state < 'completed'
      and data = jsonb_build_object('store', store_id, 'ref', ref))`;

/**
 * Queues the job of every overdue order that has none: it was dropped after its last retry, and the
 * order would keep its stock for ever. A second job for the same order does nothing.
 */
export async function requeueOverdueOrders(tx: Tx, now: Date): Promise<void> {
  const { rows } = await tx.query<{
    store: string;
    ref: string;
    job: 'cancel-unvalidated' | 'expire-order';
  }>(overdue, [now]);
  for (const { store, ref, job } of rows) await queueJob(tx, job, { store, ref });
}
