import { longDate } from '@teranga/core/lib/dates';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { queueJob } from '../../platform/jobs/queueJob.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { enqueueMessages } from '../messages/outbox.ts';
import { noticeTo } from '../messages/storeNotice.ts';
import { lockClosing, type Closing } from '../stores/closedStore.ts';
import { readStoreTerms } from '../stores/readStore.ts';
import { dayMs } from '../../platform/time/units.ts';

/** How long a closed store can be reopened. */
export const daysToReopen = 30;
const isClosed = 'La boutique est déjà fermée.';
const isOpen = 'La boutique n’est pas fermée.';
const pauseMessage = 'Elle a fermé.';

async function readId(tx: Tx): Promise<string> {
  const { rows } = await tx.query<{ id: string }>('select id from stores where id = app_store()');
  return rows[0]?.id ?? '';
}

/** Closes the current store, and queues its deletion. */
export async function closeStore(tx: Tx, actor: Actor, now: Date): Promise<Closing> {
  if ((await lockClosing(tx)) !== null) throw new HttpError(409, isClosed);
  const deleteAt = new Date(now.getTime() + daysToReopen * dayMs);
  const id = await readId(tx);
  await tx.query(
    `update stores set closed_at = $1, delete_at = $2, paused_at = coalesce(paused_at, $1), paused_until = null,
       pause_message = $3`,
    [now, deleteAt, pauseMessage],
  );
  await queueJob(tx, 'delete-store', { store: id }, deleteAt);
  const subject = { kind: 'store', id };
  await writeAudit(tx, actor, { action: 'store.close', subject, after: { deleteAt } });
  const { name, contacts } = await readStoreTerms(tx);
  const day = longDate(deleteAt);
  const notice = {
    subject: `${name} est fermée`,
    text: `${actor.name} a fermé la boutique. Le ${day}, elle et toutes ses données seront supprimées ; jusque-là, un propriétaire peut la rouvrir.\n\n${name}`,
  };
  await enqueueMessages(tx, noticeTo(contacts, notice));
  return { closedAt: now, deleteAt };
}

/** Reopens the current store. */
export async function reopenStore(tx: Tx, actor: Actor): Promise<void> {
  const closing = await lockClosing(tx);
  if (closing === null) throw new HttpError(409, isOpen);
  await tx.query(
    `update stores set closed_at = null, delete_at = null, paused_at = null, paused_until = null, pause_message = null`,
  );
  const subject = { kind: 'store', id: await readId(tx) };
  await writeAudit(tx, actor, { action: 'store.reopen', subject, before: { deleteAt: closing.deleteAt } });
}
