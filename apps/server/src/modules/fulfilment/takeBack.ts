import type { OrderStatus } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { fieldError, HttpError } from '../../platform/http/httpError.ts';
import { readRef, showRef } from '../../platform/references/orderRef.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { returnStock } from '../catalogue/stock/returnStock.ts';
import { unknownOrderMessage } from '../orders/orderNotes.ts';
import { lockOrder } from '../orders/orderToPay.ts';
import { writeOrderUpdate } from '../orders/writeOrder.ts';
import { readRetainedLines, type RetainedLine } from '../orders/readRetainedLines.ts';
import { cancelRefusedParcel } from '../orders/changeOrderStatus.ts';
import { isFullyReturned, readReturns, type OrderReturn, type ReturnKind } from './orderReturns.ts';
import { readReason } from '../orders/readReason.ts';

/** Some units of an order's line that came back. */
export interface ReturnedLine {
  /** Of the line in the order. */
  position: number;
  quantity: number;
  /** False for units that cannot be sold again. */
  isRestocked: boolean;
}

export interface ReturnRequest {
  /** A reference in any accepted form. */
  ref: string;
  kind: ReturnKind;
  /** Null for everything that has not come back yet. */
  lines: readonly ReturnedLine[] | null;
  /** Whether everything can be sold again, where no lines are named. */
  isRestocked: boolean;
  /** What the shopper reads; null without. */
  reason: string | null;
}

const statusOf: Record<ReturnKind, OrderStatus> = { refused: 'SHIPPED', returned: 'DELIVERED' };
const events = { refused: 'PARCEL_REFUSED', returned: 'RETURNED' } as const;
const wrongStatus: Record<ReturnKind, string> = {
  refused: 'n’est pas expédiée : son colis ne peut pas être refusé.',
  returned: 'n’est pas livrée : ses articles ne peuvent pas être retournés.',
};

/** Why an order ends whose parcel came back whole, as its shopper reads it. */
const refusedReason = 'Le colis a été refusé à la livraison';

const refuseLines = (status: number, message: string) => fieldError('lines', message, status);

/**
 * The lines of a return with what they are of; throws for units that were not sold or came back
 * before.
 */
function chooseLines(
  kept: readonly RetainedLine[],
  { ref, lines, isRestocked }: ReturnRequest,
): (ReturnedLine & RetainedLine)[] {
  const all = kept.filter((line) => line.kept > 0);
  if (lines === null) return all.map((line) => ({ ...line, quantity: line.kept, isRestocked }));
  if (lines.length === 0) throw refuseLines(422, 'Dites quels articles reviennent.');
  if (new Set(lines.map(({ position }) => position)).size < lines.length)
    throw refuseLines(422, 'Un article est nommé deux fois.');
  return lines.map((line) => {
    const sold = kept.find(({ position }) => position === line.position);
    if (!sold) throw refuseLines(422, `La commande ${ref} n’a pas de ligne ${line.position + 1}.`);
    if (!Number.isSafeInteger(line.quantity) || line.quantity < 1)
      throw refuseLines(422, 'Une quantité est un nombre entier, au moins 1.');
    if (line.quantity > sold.kept)
      throw refuseLines(409, `${sold.name} : ${sold.kept} au plus peuvent revenir.`);
    return { ...sold, ...line };
  });
}

/**
 * Takes products of an order back, once each, those to be sold again into stock. A parcel refused
 * in full ends its order. Concurrent returns are serialized by the order's row.
 */
export async function takeBack(
  tx: Tx,
  actor: Actor,
  request: ReturnRequest,
  now: Date,
): Promise<OrderReturn> {
  const { kind } = request;
  const reason = readReason(request.reason);
  const ref = readRef(request.ref);
  const order = ref === null ? null : await lockOrder(tx, ref);
  if (ref === null || !order) throw new HttpError(404, unknownOrderMessage);
  const shown = showRef(ref);
  const retainedLines = await readRetainedLines(tx, ref);
  if (retainedLines.every((line) => line.kept === 0))
    throw refuseLines(409, `Tous les articles de la commande ${shown} sont déjà revenus.`);
  if (order.status !== statusOf[kind]) throw new HttpError(409, `La commande ${shown} ${wrongStatus[kind]}`);
  const lines = chooseLines(retainedLines, { ...request, ref: shown });
  const { rows } = await tx.query<{ id: string }>(
    'insert into order_returns (ref, kind, reason, actor_name, at) values ($1, $2, $3, $4, $5) returning id',
    [ref, kind, reason, actor.name, now],
  );
  const id = rows[0]?.id ?? '';
  await tx.query(
    `insert into order_return_lines (return_id, ref, position, quantity, is_restocked)
     select $1, $2, position, quantity, "isRestocked"
     from jsonb_to_recordset($3::jsonb) as given (position int, quantity int, "isRestocked" boolean)`,
    [id, ref, JSON.stringify(lines)],
  );
  await returnStock(
    tx,
    lines.map((line) => ({ ...line, isTracked: line.isTracked && line.isRestocked })),
    { kind: 'return', reference: ref, note: reason, actor },
  );
  await writeOrderUpdate(tx, ref, { status: events[kind], reason, actor }, now);
  if (kind === 'refused' && (await isFullyReturned(tx, ref)))
    await cancelRefusedParcel(tx, ref, reason ?? refusedReason, now, actor);
  await writeAudit(tx, actor, {
    action: 'order.return',
    subject: { kind: 'order', id: ref },
    after: {
      return: id,
      kind,
      lines: lines.map(({ position, quantity, isRestocked }) => ({ position, quantity, isRestocked })),
      ...(reason !== null && { reason }),
    },
  });
  const written = (await readReturns(tx, ref)).find((each) => each.id === id);
  if (!written) throw new Error('An inserted return was not read back.');
  return written;
}
