import type { QuoteStatus } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { readRef } from '../../platform/references/orderRef.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';

/** The allowed status transitions. A closed request can be reopened. */
export const nextQuoteStatuses: Readonly<Record<QuoteStatus, readonly QuoteStatus[]>> = {
  NEW: ['IN_PROGRESS', 'QUOTED', 'CLOSED'],
  IN_PROGRESS: ['QUOTED', 'CLOSED'],
  QUOTED: ['IN_PROGRESS', 'ACCEPTED', 'CLOSED'],
  ACCEPTED: [],
  CLOSED: ['IN_PROGRESS'],
};

/** Saves a status change of a quote request. */
export async function writeQuoteUpdate(
  tx: Tx,
  ref: string,
  status: QuoteStatus,
  note: string | null,
): Promise<void> {
  await tx.query('insert into quote_updates (ref, status, note) values ($1, $2, $3)', [ref, status, note]);
}

/** The result of a status change. */
export type QuoteStep = { kind: 'unknown' } | { kind: 'refused' | 'done'; from: QuoteStatus };

/** Changes the status of a quote request for an operator. Concurrent changes are serialised. */
export async function changeQuoteStatus(
  tx: Tx,
  actor: Actor,
  shownRef: string,
  status: QuoteStatus,
  note: string | null,
): Promise<QuoteStep> {
  const ref = readRef(shownRef);
  const { rows } = await tx.query<{ status: QuoteStatus }>(
    'select status from quote_requests where ref = $1 for update',
    [ref ?? ''],
  );
  const from = rows[0]?.status;
  if (ref === null || from === undefined) return { kind: 'unknown' };
  if (!nextQuoteStatuses[from].includes(status)) return { kind: 'refused', from };
  await tx.query('update quote_requests set status = $2 where ref = $1', [ref, status]);
  await writeQuoteUpdate(tx, ref, status, note);
  await writeAudit(tx, actor, {
    action: 'quote.status',
    subject: { kind: 'quote', id: ref },
    before: { status: from },
    after: { status },
  });
  return { kind: 'done', from };
}

/** An answered request no longer waits for an answer; one that went further stays where it is. */
export async function markQuoteAnswered(tx: Tx, actor: Actor, ref: string): Promise<void> {
  const { rows } = await tx.query('select 1 from quote_requests where ref = $1 and status = $2 for update', [
    ref,
    'NEW',
  ]);
  if (rows.length > 0) await changeQuoteStatus(tx, actor, ref, 'IN_PROGRESS', null);
}
