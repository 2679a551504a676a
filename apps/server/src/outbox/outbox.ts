import type { Tx } from '../db/database.ts';

/** What someone is to be sent. */
export interface OutgoingMessage {
  channel: 'email' | 'sms';
  /** An e-mail address, or a phone number in E.164. */
  to: string;
  /** E-mails only. */
  subject?: string;
  text: string;
  html?: string;
}

/** Writes a message in the transaction that causes it: it is sent if, and only if, that is committed. */
export async function queueMessage(tx: Tx, message: OutgoingMessage): Promise<void> {
  const { channel, to, subject, text, html } = message;
  await tx.query(
    `insert into outbox (store_id, channel, recipient, subject, text, html)
     values (app_store(), $1, $2, $3, $4, $5)`,
    [channel, to, subject ?? null, text, html ?? null],
  );
}
