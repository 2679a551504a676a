import type { WebhookEvent } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { queueJob } from '../../platform/jobs/queueJob.ts';
import { readCursor, toPage, type Page } from '../../platform/paging/cursor.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { uuidPattern } from '../../platform/text/uuidPattern.ts';
import { unknownWebhook } from './webhooks.ts';

export interface WebhookDelivery {
  id: string;
  event: WebhookEvent;
  /** `waiting`: not tried yet, or retried later. */
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  createdAt: Date;
  lastAttemptAt: Date | null;
  lastStatus: number | null;
  lastError: string | null;
}

const retentionDays = 30;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,6}Z$/;
const unknownDelivery = 'Ce webhook n’a pas cet envoi.';
const alreadyWaiting = 'Cet envoi attend déjà : il part de lui-même.';
const isDisabled = 'Ce webhook est désactivé : activez-le d’abord.';

const readDeliveries = `
  select id, event, state, attempts, created_at as "createdAt", last_attempt_at as "lastAttemptAt",
    last_status as "lastStatus", last_error as "lastError",
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key
  from webhook_deliveries
  where webhook_id = $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
  order by created_at desc, id desc limit $4`;

/** What a webhook was sent, the newest first. */
export async function listDeliveries(
  tx: Tx,
  webhookId: string,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<Page<WebhookDelivery>> {
  const [at = null, id = null] = readCursor(cursor, [moment, uuidPattern]) ?? [];
  const found = await tx.query('select from webhooks where id = $1', [webhookId]);
  if (found.rowCount === 0) throw new HttpError(404, unknownWebhook);
  const { rows } = await tx.query<WebhookDelivery & { key: string }>(readDeliveries, [
    webhookId,
    at,
    id,
    size + 1,
  ]);
  return toPage(rows, size, {
    keyOf: (row) => [row.key, row.id],
    toItem: ({ key: _key, ...delivery }) => delivery,
  });
}

/** Resends a delivery, under the same id. */
export async function replayDelivery(
  tx: Tx,
  actor: Actor,
  { webhookId, id }: { webhookId: string; id: string },
): Promise<void> {
  const { rows } = await tx.query<{ state: string; isEnabled: boolean; store: string }>(
    `select d.state, w.enabled_at is not null as "isEnabled", d.store_id as store
     from webhook_deliveries d join webhooks w on w.store_id = d.store_id and w.id = d.webhook_id
     where d.id = $1 and d.webhook_id = $2 for update of d`,
    [id, webhookId],
  );
  const [delivery] = rows;
  if (!delivery) throw new HttpError(404, unknownDelivery);
  if (!delivery.isEnabled) throw new HttpError(409, isDisabled);
  if (delivery.state === 'waiting') throw new HttpError(409, alreadyWaiting);
  await tx.query(
    `update webhook_deliveries set state = 'waiting', attempts = 0, last_status = null, last_error = null where id = $1`,
    [id],
  );
  await queueJob(tx, 'deliver-webhook', { store: delivery.store, id });
  await writeAudit(tx, actor, {
    action: 'webhook.replay',
    subject: { kind: 'webhook', id: webhookId },
    after: { delivery: id },
  });
}

/** Deletes old entries of the log. */
export async function deleteOldDeliveries(tx: Tx, now: Date): Promise<void> {
  await tx.query(
    `delete from webhook_deliveries
     where state <> 'waiting' and created_at < $1::timestamptz - make_interval(days => $2)`,
    [now, retentionDays],
  );
}
