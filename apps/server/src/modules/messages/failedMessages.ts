import type { Tx } from '../../platform/db/database.ts';
import { readStoreTerms } from '../stores/readStore.ts';
import { enqueueMessages } from './outbox.ts';
import { noticeTo } from './storeNotice.ts';

const kind = 'failed-message';
/** Of several failures within this time only the first is noticed. */
const pause = "interval '1 hour'";
/** Longer than a message is retried. */
const graceTime = "interval '1 day'";

const failedMessages = `
  select channel, recipient, case when not is_secret then subject end as subject, last_error as error from outbox
  where id = any($1) and given_up_at is not null and not is_notice order by id`;
const recentNotice = `select from outbox where notice_kind = $1 and created_at > now() - ${pause} limit 1`;

interface FailedRow {
  channel: 'email' | 'sms';
  recipient: string;
  subject: string | null;
  error: string | null;
}

const names = { email: 'L’e-mail', sms: 'Le SMS' } as const;

/** Notifies the store that messages to its customers did not leave, at most once an hour. */
export async function notifyFailed(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await tx.query<FailedRow>(failedMessages, [ids]);
  const [first] = rows;
  if (!first || (await tx.query(recentNotice, [kind])).rowCount > 0) return;
  const { name, contacts } = await readStoreTerms(tx);
  const { channel, recipient, subject, error } = first;
  const about = subject === null ? '' : ` « ${subject} »`;
  await enqueueMessages(
    tx,
    noticeTo(contacts, {
      subject: `Un message n’est pas parti : ${recipient}`,
      text: `${names[channel]}${about} à ${recipient} n’est pas parti. Appelez ce client, ou renvoyez le message depuis la gestion de la boutique.\n\nRaison donnée : ${error ?? 'inconnue'}\n\n${name}`,
      sms: `Un message à ${recipient} n'est pas parti.`,
      kind,
    }),
  );
}

/** Gives up messages that have waited longer than they are retried, and notifies the store. */
export async function giveUpWaiting(tx: Tx, now: Date): Promise<void> {
  const { rows } = await tx.query<{ id: number }>(
    `update outbox set given_up_at = $1, last_error = coalesce(last_error, 'never sent')
     where sent_at is null and given_up_at is null and claimed_at is null and created_at < $1::timestamptz - ${graceTime}
       and attempts > 0
     returning id`,
    [now],
  );
  await notifyFailed(
    tx,
    rows.map(({ id }) => id),
  );
}
