import type { Tx } from '../../platform/db/database.ts';
import { fieldError, HttpError } from '../../platform/http/httpError.ts';
import { readRef } from '../../platform/references/orderRef.ts';
import { cleanLines } from '../../platform/text/cleanText.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';

/** What staff write about an order for themselves. */
export interface OrderNote {
  id: string;
  at: Date;
  /** Who wrote it, by their name at that time. */
  author: string;
  text: string;
}

export const longestNote = 2_000;
const emptyMessage = 'Écrivez la note.';
const longMessage = `Une note a au plus ${longestNote} signes.`;
export const unknownOrderMessage = 'Cette boutique n’a pas cette commande.';

const refuse = (message: string) => fieldError('text', message);
const columns = 'id, at, author_name as author, text';

/** The notes of an order by its stored reference, the oldest first. */
export async function readOrderNotes(tx: Tx, ref: string): Promise<OrderNote[]> {
  const { rows } = await tx.query<OrderNote>(
    `select ${columns} from order_notes where ref = $1 order by at, id`,
    [ref],
  );
  return rows;
}

/** Adds a note to an order. The shopper never reads it, and the audit log leaves its text out. */
export async function addOrderNote(
  tx: Tx,
  actor: Actor,
  shownRef: string,
  typed: string,
): Promise<OrderNote> {
  const text = cleanLines(typed);
  if (text === '') throw refuse(emptyMessage);
  if (text.length > longestNote) throw refuse(longMessage);
  const ref = readRef(shownRef);
  const { rows } = await tx.query<OrderNote>(
    `insert into order_notes (ref, author_name, text) select ref, $2, $3 from orders where ref = $1
     returning ${columns}`,
    [ref ?? '', actor.name, text],
  );
  const [note] = rows;
  if (ref === null || !note) throw new HttpError(404, unknownOrderMessage);
  const subject = { kind: 'order', id: ref };
  await writeAudit(tx, actor, { action: 'order.note', subject, after: { note: note.id } });
  return note;
}
