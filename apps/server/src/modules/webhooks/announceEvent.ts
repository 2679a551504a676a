import type { WebhookEvent } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

// Most stores have no webhook: they pay one indexed read.
const hasSubscriber = statement(
  'select from webhooks where store_id = app_store() and enabled_at is not null and $1 = any(events) limit 1',
);
const insertDeliveries = statement(`
  with written as (
    insert into webhook_deliveries (webhook_id, event, data)
    select id, $1, $2 from webhooks where store_id = app_store() and enabled_at is not null and $1 = any(events)
    returning id)
  select queue_job('deliver-webhook', jsonb_build_object('store', app_store(), 'id', id)) from written`);

/**
 * Notifies the store's webhooks of an event, in the transaction of its fact: they are notified if,
 * and only if, that is committed. `readData` runs only if one listens.
 */
export async function announceEvent(
  tx: Tx,
  event: WebhookEvent,
  readData: () => Promise<object>,
): Promise<void> {
  if ((await tx.query(hasSubscriber, [event])).rowCount === 0) return;
  await tx.query(insertDeliveries, [event, JSON.stringify(await readData())]);
}
