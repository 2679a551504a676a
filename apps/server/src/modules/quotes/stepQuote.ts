import type { QuoteStatus } from '@teranga/contract';
import { quoteStatusLabels } from '@teranga/core/domain/labels';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { readRef } from '../../platform/references/orderRef.ts';
import { cleanLines } from '../../platform/text/cleanText.ts';
import type { Actor } from '../audit/actor.ts';
import { changeQuoteStatus } from './quoteStatus.ts';

const unknownMessage = 'Cette boutique n’a pas cette demande de devis.';
const textOf = (status: QuoteStatus) => `« ${quoteStatusLabels[status]} »`;

/** Changes the status of a quote request from the one that was seen; 404 or 409 otherwise. */
export async function stepQuote(
  tx: Tx,
  actor: Actor,
  shownRef: string,
  { from, to, note }: { from: QuoteStatus; to: QuoteStatus; note: string | null },
): Promise<void> {
  const { rows } = await tx.query<{ status: QuoteStatus }>(
    'select status from quote_requests where ref = $1 for update',
    [readRef(shownRef) ?? ''],
  );
  const [current] = rows;
  if (!current) throw new HttpError(404, unknownMessage);
  if (current.status !== from)
    throw new HttpError(409, `Cette demande est entre-temps devenue ${textOf(current.status)}.`);
  const step = await changeQuoteStatus(tx, actor, shownRef, to, cleanLines(note ?? '') || null);
  if (step.kind === 'refused')
    throw new HttpError(409, `Une demande ${textOf(from)} ne peut pas devenir ${textOf(to)}.`);
}
