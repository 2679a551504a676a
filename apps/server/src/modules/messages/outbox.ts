import type { Tx } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { OutgoingMessage } from '../../platform/delivery/messagePort.ts';

const insertMessages = statement(`
  with given as (
    select message, position from jsonb_array_elements($1::jsonb) with ordinality as given (message, position)),
  written as (
    insert into outbox (store_id, channel, recipient, subject, text, html, counted_as, site_url, is_notice, is_secret, notice_kind)
    select app_store(), message ->> 'channel', message ->> 'to', message ->> 'subject', message ->> 'text', message ->> 'html',
      message ->> 'countedAs', $2, coalesce((message ->> 'isNotice')::boolean, false),
      coalesce((message ->> 'isSecret')::boolean, false), message ->> 'noticeKind'
    from given order by position returning id)
  select queue_job('send-messages', jsonb_build_object('store', app_store(), 'ids', jsonb_agg(id order by id)))
  from written having count(*) > 0`);

/**
 * Writes messages in the transaction that causes them: they are sent only if it commits. `siteUrl`
 * is the store address that their reader uses, for rendering; null: the store's primary one.
 */
export async function enqueueMessages(
  tx: Tx,
  messages: readonly OutgoingMessage[],
  siteUrl: string | null = null,
): Promise<void> {
  await tx.query(insertMessages, [JSON.stringify(messages), siteUrl]);
}

/** Writes one message in the transaction that causes it. */
export const queueMessage = (tx: Tx, message: OutgoingMessage, siteUrl?: string): Promise<void> =>
  enqueueMessages(tx, [message], siteUrl);
