import type { OutboxState } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { queueJob } from '../../platform/jobs/queueJob.ts';
import { readCursor, toPage, type Page } from '../../platform/paging/cursor.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';

/**
 * A message as staff see it, without its text; of one with a sign-in code also without its subject.
 */
export interface OutboxMessage {
  id: number;
  channel: 'email' | 'sms';
  to: string;
  subject: string | null;
  state: OutboxState;
  attempts: number;
  /** Why it has not left; null without a reason. */
  error: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

const stateOf = `case when sent_at is not null then 'sent' when given_up_at is not null then 'failed' else 'waiting' end`;

const readMessages = `
  select id, channel, recipient as to, case when not is_secret then subject end as subject, ${stateOf} as state, attempts, last_error as error,
    created_at as "createdAt", sent_at as "sentAt"
  from outbox where ${stateOf} = any($1) and ($2::bigint is null or id < $2) order by id desc limit $3`;

/** Messages in these states, the newest first. */
export async function listOutbox(
  tx: Tx,
  states: readonly OutboxState[],
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<Page<OutboxMessage>> {
  const before = readCursor(cursor, [/^\d{1,18}$/])?.[0] ?? null;
  const { rows } = await tx.query<OutboxMessage>(readMessages, [states, before, size + 1]);
  return toPage(rows, size, { keyOf: ({ id }) => [String(id)], toItem: (row) => row });
}

const nothingMessage = 'Ce message n’est pas en échec : il est parti, ou part de lui-même.';

const unknownMessage = 'Ce message n’existe pas.';

const retryFailed = `
  update outbox set given_up_at = null, claimed_at = null
  where sent_at is null and given_up_at is not null and not is_secret and ($1::bigint[] is null or id = any($1)) returning id`;

/**
 * Resends failed messages, or with null all of them. One whose sending was cut short may arrive
 * twice: whoever requests it accepts that.
 */
export async function resendMessages(tx: Tx, actor: Actor, ids: readonly number[] | null): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(retryFailed, [ids]);
  if (rows.length === 0 && ids !== null) {
    const existing = await tx.query('select from outbox where id = any($1) limit 1', [ids]);
    throw existing.rows.length === 0
      ? new HttpError(404, unknownMessage)
      : new HttpError(409, nothingMessage);
  }
  if (rows.length === 0) return 0;
  const stores = await tx.query<{ store: string }>('select app_store() as store');
  const retried = rows.map(({ id }) => id);
  await queueJob(tx, 'send-messages', { store: stores.rows[0]?.store ?? '', ids: retried });
  await writeAudit(tx, actor, {
    action: 'message.resend',
    subject: { kind: 'message', id: retried.slice(0, 20).join(',') },
    after: { count: retried.length },
  });
  return retried.length;
}
