import type { Database, Tx } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/queues.ts';
import {
  type MessagePort,
  type MessagePorts,
  MessageRefused,
  type MessageToSend,
  type OutgoingMessage,
} from '../../platform/delivery/messagePort.ts';
import { notifyFailed } from './failedMessages.ts';

/** How long one message may take to leave. */
export const sendTimeoutMs = 10_000;
/** After so long a process that set out to send a message has died: no sending takes that long. */
export const claimMs = 2 * sendTimeoutMs;

interface MessageRow {
  id: number;
  channel: OutgoingMessage['channel'];
  recipient: string;
  subject: string | null;
  text: string;
  html: string | null;
  site_url: string | null;
  claimed_at: Date | null;
  store_name: string;
}

/** How an attempt ended: with null for «sent», or with why it was not. */
interface Attempt {
  id: number;
  error: string | null;
  isFinal: boolean;
}

const waiting = `
  select o.id, o.channel, o.recipient, o.subject, o.text, o.html, o.site_url, o.claimed_at, s.name as store_name
  from outbox o join stores s on s.id = o.store_id
  where o.id = any($1) and o.sent_at is null and o.given_up_at is null order by o.id for update of o`;

const giveUp = `
  update outbox set given_up_at = $2, claimed_at = null, last_error = 'cut short while it left' where id = any($1)`;

/** Some messages are with another process: the job is looked at again later. */
class InFlightError extends Error {
  override name = 'InFlightError';
}

/**
 * Claims the messages that no other process is sending; gives up those that a dead process may have
 * sent.
 */
async function claim(tx: Tx, ids: readonly number[], ports: MessagePorts, now: Date) {
  const { rows } = await tx.query<MessageRow>(waiting, [ids]);
  const isHeld = ({ claimed_at: at }: MessageRow) => at !== null && now.getTime() - at.getTime() < claimMs;
  const isUnconfirmed = (row: MessageRow) =>
    row.claimed_at !== null && !isHeld(row) && !ports[row.channel].isIdempotent;
  const claimed = rows.filter((row) => !isHeld(row) && !isUnconfirmed(row));
  const idsOf = (some: readonly MessageRow[]) => some.map(({ id }) => id);
  await tx.query('update outbox set claimed_at = $2, attempts = attempts + 1 where id = any($1)', [
    idsOf(claimed),
    now,
  ]);
  const unconfirmed = idsOf(rows.filter(isUnconfirmed));
  if (unconfirmed.length > 0) await tx.query(giveUp, [unconfirmed, now]);
  return { taken: claimed, isAnyHeld: rows.some(isHeld) };
}

const toMessage = (store: string, row: MessageRow): MessageToSend => ({
  key: `${store}-${row.id}`,
  store: { id: store, name: row.store_name },
  channel: row.channel,
  to: row.recipient,
  text: row.text,
  ...(row.subject !== null && { subject: row.subject }),
  ...(row.html !== null && { html: row.html }),
  ...(row.site_url !== null && { siteUrl: row.site_url }),
});

/** The port has not responded in time: the message may have been sent. */
class TimedOut extends Error {
  override name = 'TimedOut';
}

/** Fails when the port has not answered in time, whether it minds the signal or not. */
function inTime(send: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const signal = AbortSignal.timeout(sendTimeoutMs);
  return Promise.race([
    send(signal),
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new TimedOut('timed out')), { once: true });
    }),
  ]);
}

async function attempt(port: MessagePort, message: MessageToSend, id: number): Promise<Attempt> {
  try {
    await inTime((signal) => port.send(message, signal));
    return { id, error: null, isFinal: true };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const isUnconfirmed = error instanceof TimedOut && !port.isIdempotent;
    return { id, error: text, isFinal: isUnconfirmed || error instanceof MessageRefused };
  }
}

async function note(tx: Tx, attempts: readonly Attempt[], now: Date): Promise<void> {
  await tx.query(
    `update outbox o set claimed_at = null, last_error = a.error,
       sent_at = case when a.error is null then $2::timestamptz end,
       given_up_at = case when a.error is not null and a."isFinal" then $2::timestamptz end
     from jsonb_to_recordset($1::jsonb) as a (id bigint, error text, "isFinal" boolean) where o.id = a.id`,
    [JSON.stringify(attempts), now],
  );
}

/** Sends those of the messages that are still unsent. Throws when some must be retried. */
export async function sendMessages(
  db: Database,
  ports: MessagePorts,
  { store, ids }: Jobs['send-messages'],
  now: Date,
): Promise<void> {
  const { taken, isAnyHeld } = await db.withStore(store, (tx) => claim(tx, ids, ports, now));
  const attempts = await Promise.all(
    taken.map((row) => attempt(ports[row.channel], toMessage(store, row), row.id)),
  );
  if (attempts.length > 0)
    await db.withStore(store, async (tx) => {
      await note(tx, attempts, now);
      await notifyFailed(
        tx,
        attempts.filter(({ error, isFinal }) => error !== null && isFinal).map(({ id }) => id),
      );
    });
  const failed = attempts.find(({ isFinal }) => !isFinal);
  if (failed) throw new Error(`Message ${store}-${failed.id} did not leave.`);
  if (isAnyHeld) throw new InFlightError('Another process is sending some of these messages.');
}
