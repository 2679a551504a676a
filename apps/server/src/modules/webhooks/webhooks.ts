import type { WebhookEvent } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { refuseChanged } from '../audit/refuseChanged.ts';
import type { AddressPolicy } from '../../platform/net/addressPolicy.ts';
import type { KeyEncryption } from '../../platform/secrets/keyEncryption.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { createSecret } from './signature.ts';
import { readWebhookAddress } from './readWebhookAddress.ts';

export interface Webhook {
  id: string;
  url: string;
  events: WebhookEvent[];
  isEnabled: boolean;
  disabledReason: string | null;
  failingSince: Date | null;
  version: number;
  createdBy: string;
  createdAt: Date;
}

/** What making a webhook takes. */
export interface WebhookSetup extends AddressPolicy {
  keyEncryption: KeyEncryption;
}

/** More would make each order write as many deliveries. */
const mostWebhooks = 10;
const tooMany = `Une boutique a au plus ${mostWebhooks} webhooks.`;
export const unknownWebhook = 'Cette boutique n’a pas ce webhook.';
const columns = `id, url, events, enabled_at is not null as "isEnabled", disabled_reason as "disabledReason",
  failing_since as "failingSince", version, created_by as "createdBy", created_at as "createdAt"`;

/** Secrets of webhooks are encrypted for another use than keys of payment accounts. */
export const encryptedFor = (storeId: string): string => `${storeId}/webhooks`;

const audited = ({ url, events, isEnabled }: Webhook) => ({ url: new URL(url).origin, events, isEnabled });

export async function readWebhooks(tx: Tx): Promise<Webhook[]> {
  return (await tx.query<Webhook>(`select ${columns} from webhooks order by created_at, id`)).rows;
}

/** Creates a webhook; its secret is readable only in the return value. */
export async function createWebhook(
  tx: Tx,
  actor: Actor,
  { url, events }: { url: string; events: readonly WebhookEvent[] },
  { keyEncryption, ...policy }: WebhookSetup,
): Promise<Webhook & { secret: string }> {
  const address = readWebhookAddress(url, policy);
  // Creations of one store wait for each other, so that none passes the limit.
  const { rows: stores } = await tx.query<{ id: string }>(
    'select id from stores where id = app_store() for no key update',
  );
  if ((await readWebhooks(tx)).length >= mostWebhooks) throw new HttpError(409, tooMany);
  const secret = createSecret();
  const { rows } = await tx.query<Webhook>(
    `insert into webhooks (url, events, sealed_secret, created_by) values ($1, $2, $3, $4) returning ${columns}`,
    [
      address,
      [...new Set(events)],
      keyEncryption.encrypt(encryptedFor(stores[0]?.id ?? ''), { secret }),
      actor.name,
    ],
  );
  const [webhook] = rows;
  if (!webhook) throw new Error('An inserted webhook was not returned.');
  const subject = { kind: 'webhook', id: webhook.id };
  await writeAudit(tx, actor, { action: 'webhook.create', subject, after: audited(webhook) });
  return { ...webhook, secret };
}

export interface WebhookChange {
  url?: string | undefined;
  events?: readonly WebhookEvent[] | undefined;
  isEnabled?: boolean | undefined;
}

async function lockWebhook(tx: Tx, id: string): Promise<Webhook> {
  const { rows } = await tx.query<Webhook>(`select ${columns} from webhooks where id = $1 for update`, [id]);
  const [webhook] = rows;
  if (!webhook) throw new HttpError(404, unknownWebhook);
  return webhook;
}

/** Changes a webhook; enabling one that was disabled gives it another chance. */
export async function changeWebhook(
  tx: Tx,
  actor: Actor,
  { id, version }: { id: string; version: number | null },
  { url, events, isEnabled }: WebhookChange,
  policy: AddressPolicy,
): Promise<Webhook> {
  const address = url === undefined ? null : readWebhookAddress(url, policy);
  const before = await lockWebhook(tx, id);
  const subject = { kind: 'webhook', id };
  await refuseChanged(tx, {
    what: 'Ce webhook',
    subject: { subjectKind: subject.kind, subjectId: id },
    seen: version,
    current: before.version,
  });
  const enabled = isEnabled ?? before.isEnabled;
  const { rows } = await tx.query<Webhook>(
    `update webhooks set url = coalesce($2, url), events = coalesce($3, events), version = version + 1,
       enabled_at = case when $4 then coalesce(enabled_at, now()) end,
       disabled_reason = case when not $4 then disabled_reason end,
       failing_since = case when $4 and enabled_at is null then null else failing_since end
     where id = $1 returning ${columns}`,
    [id, address, events === undefined ? null : [...new Set(events)], enabled],
  );
  const [after] = rows;
  if (!after) throw new Error('A locked webhook was not updated.');
  await writeAudit(tx, actor, {
    action: 'webhook.change',
    subject,
    before: audited(before),
    after: audited(after),
  });
  return after;
}

/** Deletes a webhook with its log and its unsent deliveries. */
export async function removeWebhook(tx: Tx, actor: Actor, id: string): Promise<Webhook> {
  const webhook = await lockWebhook(tx, id);
  await tx.query('delete from webhooks where id = $1', [id]);
  const subject = { kind: 'webhook', id };
  await writeAudit(tx, actor, { action: 'webhook.remove', subject, before: audited(webhook) });
  return webhook;
}
