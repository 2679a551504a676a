import { longDate } from '@teranga/core/lib/dates';
import type { Tx } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { fieldError } from '../../platform/http/httpError.ts';
import { RetryLater } from '../../platform/http/retryLater.ts';
import { cleanLine } from '../../platform/text/cleanText.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { refuseWhileClosed } from './closedStore.ts';
import { daySeconds } from '../../platform/time/units.ts';

/** A store that takes no orders for a while; its catalogue stays readable. */
export interface Pause {
  /** Null: until it is resumed. */
  until: Date | null;
  /** What shoppers read; null for the usual sentence. */
  message: string | null;
}

const currentPause = statement(
  'select paused_until as until, pause_message as message from stores where id = app_store() and paused_at is not null',
);

/** The current store's pause, which may be over; null without one. */
export async function readPause(tx: Tx): Promise<Pause | null> {
  return (await tx.query<Pause>(currentPause)).rows[0] ?? null;
}

const longestMessage = 300;
const secondMs = 1_000;
/** When to come back to a store that does not say until when it is paused. */
const openEndedSeconds = daySeconds;

export const pausedSentence = 'La boutique est en congé.';

/** The store's own words about its pause, else when it ends. */
export const pauseDetail = ({ until, message }: Pause): string =>
  message ?? (until === null ? 'Revenez bientôt.' : `Les commandes reprennent le ${longDate(until)}.`);

/** What shoppers read of a pause. */
export const pauseText = (pause: Pause): string => `${pausedSentence} ${pauseDetail(pause)}`;

/** Whether a store is paused at this moment. */
export const isPaused = (pause: Pause | null, now: Date): pause is Pause =>
  pause !== null && (pause.until === null || pause.until > now);

/** When to come back to a paused store, in seconds. */
export function pausedSeconds({ until }: Pause, now: Date): number {
  return until === null
    ? openEndedSeconds
    : Math.max(1, Math.ceil((until.getTime() - now.getTime()) / secondMs));
}

/** Refuses an order at a paused store. */
export function refusePaused(pause: Pause | null, now: Date): void {
  if (!isPaused(pause, now)) return;
  const text = pauseText(pause);
  // A failure that names its field is certain: browsers do not resend the order.
  throw new RetryLater(503, text, pausedSeconds(pause, now), { store: [text] });
}

const pastMessage = 'Cette date est passée.';
const longMessage = `Le message a au plus ${longestMessage} signes.`;

/** Pauses the current store, or changes its pause. */
export async function pauseStore(
  tx: Tx,
  actor: Actor,
  { until, message: typed }: Pause,
  now: Date,
): Promise<void> {
  const message = cleanLine(typed ?? '') || null;
  if (until !== null && until <= now) throw fieldError('until', pastMessage);
  if (message !== null && message.length > longestMessage) throw fieldError('message', longMessage);
  await refuseWhileClosed(tx);
  const { rows } = await tx.query<{ id: string }>(
    `update stores set paused_at = coalesce(paused_at, $1), paused_until = $2, pause_message = $3 returning id`,
    [now, until, message],
  );
  for (const { id } of rows)
    await writeAudit(tx, actor, {
      action: 'store.pause',
      subject: { kind: 'store', id },
      after: { until, message },
    });
}

/** Takes orders again; false when the current store was not paused. */
export async function resumeStore(tx: Tx, actor: Actor): Promise<boolean> {
  await refuseWhileClosed(tx);
  const { rows } = await tx.query<{ id: string }>(
    `update stores set paused_at = null, paused_until = null, pause_message = null where paused_at is not null returning id`,
  );
  for (const { id } of rows)
    await writeAudit(tx, actor, { action: 'store.resume', subject: { kind: 'store', id } });
  return rows.length > 0;
}
