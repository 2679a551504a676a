import type { WebhookBodyWire, WebhookEvent } from '@teranga/contract/admin';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/queues.ts';
import { mayContact, type AddressPolicy } from '../../platform/net/addressPolicy.ts';
import { post, type Attempt } from '../../platform/net/post.ts';
import type { KeyEncryption } from '../../platform/secrets/keyEncryption.ts';
import { enqueueMessages } from '../messages/outbox.ts';
import { noticeTo } from '../messages/storeNotice.ts';
import { readStoreTerms } from '../stores/readStore.ts';
import { signatureOf } from './signature.ts';
import { encryptedFor } from './webhooks.ts';

export interface DeliveryContext extends AddressPolicy {
  db: Database;
  keyEncryption: KeyEncryption;
}

/** With the queue's delays these are tried for about a day. */
export const mostAttempts = 13;
/** A webhook that took nothing for so long is disabled. */
const graceTime = "interval '3 days'";
const disabledReason = 'Aucun envoi n’a abouti pendant trois jours.';

interface DeliveryRow {
  event: WebhookEvent;
  data: object;
  createdAt: Date;
  attempts: number;
  webhookId: string;
  url: string;
  encryptedSecret: Buffer;
  isEnabled: boolean;
}

const readWaiting = `
  select d.event, d.data, d.created_at as "createdAt", d.attempts, w.id as "webhookId", w.url,
    w.sealed_secret as "encryptedSecret", w.enabled_at is not null as "isEnabled"
  from webhook_deliveries d join webhooks w on w.store_id = d.store_id and w.id = d.webhook_id
  where d.id = $1 and d.state = 'waiting'`;

const noteAttempt = `
  update webhook_deliveries set state = $2, attempts = attempts + 1, last_attempt_at = $3, last_status = $4, last_error = $5
  where id = $1`;
const noteSuccess = 'update webhooks set failing_since = null where id = $1 and failing_since is not null';
const noteFailure = `
  update webhooks set failing_since = coalesce(failing_since, $2),
    enabled_at = case when failing_since < $2::timestamptz - ${graceTime} then null else enabled_at end,
    disabled_reason = case when failing_since < $2::timestamptz - ${graceTime} then $3 else disabled_reason end,
    version = version + case when failing_since < $2::timestamptz - ${graceTime} then 1 else 0 end
  where id = $1 and enabled_at is not null returning enabled_at is null as "isDisabled", url`;

/** Notifies the store that one of its programs is notified no more. */
async function notifyDisabled(tx: Tx, url: string): Promise<void> {
  const { name, contacts } = await readStoreTerms(tx);
  const host = new URL(url).host;
  const notice = {
    subject: `Webhook désactivé : ${host}`,
    text: `Aucun envoi à ${host} n’a abouti pendant trois jours : ce webhook est désactivé. Quand ce serveur répond de nouveau, activez le webhook et renvoyez ce qui a échoué.\n\n${name}`,
  };
  await enqueueMessages(tx, noticeTo(contacts, notice));
}

async function note(tx: Tx, id: string, row: DeliveryRow, attempt: Attempt, now: Date): Promise<boolean> {
  const isOver = row.attempts + 1 >= mostAttempts;
  const state = attempt.error === null ? 'delivered' : isOver ? 'failed' : 'waiting';
  await tx.query(noteAttempt, [id, state, now, attempt.status, attempt.error]);
  if (attempt.error === null) await tx.query(noteSuccess, [row.webhookId]);
  else {
    const { rows } = await tx.query<{ isDisabled: boolean; url: string }>(noteFailure, [
      row.webhookId,
      now,
      disabledReason,
    ]);
    for (const { isDisabled, url } of rows) if (isDisabled) await notifyDisabled(tx, url);
  }
  return state === 'waiting';
}

/** The job that sends an event to a webhook. Throws when it must be retried. */
export async function deliverWebhook(
  { db, keyEncryption, ...policy }: DeliveryContext,
  { store, id }: Jobs['deliver-webhook'],
  now: Date,
): Promise<void> {
  const [row] = (await db.withStore(store, (tx) => tx.query<DeliveryRow>(readWaiting, [id]))).rows;
  if (!row) return;
  if (!row.isEnabled) {
    const why = 'webhook désactivé';
    await db.withStore(store, (tx) => tx.query(noteAttempt, [id, 'failed', now, null, why]));
    return;
  }
  const { event, data, createdAt } = row;
  const { secret } = keyEncryption.decrypt(encryptedFor(store), row.encryptedSecret) as { secret: string };
  const wire: WebhookBodyWire = { id, event, store, createdAt: createdAt.toISOString(), data };
  const body = JSON.stringify(wire);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Teranga (webhook)',
    'teranga-event': event,
    'teranga-delivery': id,
    'teranga-signature': signatureOf(secret, body, now),
  };
  const attempt = await post(row.url, body, headers, mayContact(policy));
  const isWaiting = await db.withStore(store, (tx) => note(tx, id, row, attempt, now));
  if (isWaiting) throw new Error(`The webhook event ${id} was not taken: ${attempt.error ?? ''}`);
}
