import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import { readRef } from '../../../platform/references/orderRef.ts';
import type { Actor } from '../../audit/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { lockOrder } from '../../orders/orderToPay.ts';
import { moveRefund, readRefund, type OrderRefund } from './orderRefunds.ts';
import { noteRefunded } from './requestRefund.ts';

const unknownMessage = 'Cette boutique n’a pas ce remboursement.';
const closedMessage = 'Ce remboursement n’attend pas de réponse de votre part.';

/**
 * Settles a refund that waits for staff: one to be made by hand, or one that the provider knows
 * nothing of. `isDone` false lets it be made again.
 */
export async function settleByHand(
  tx: Tx,
  actor: Actor,
  {
    ref,
    id,
    isDone,
  }: { /** Of its order, in any accepted form. */ ref: string; id: string; isDone: boolean },
  now: Date,
): Promise<OrderRefund> {
  const found = await readRefund(tx, id);
  if (!found || found.ref !== readRef(ref)) throw new HttpError(404, unknownMessage);
  const order = await lockOrder(tx, found.ref);
  const waits = found.state === 'UNCLEAR' || (found.state === 'DUE' && found.way === 'hand');
  const state = isDone ? ('DONE' as const) : ('FAILED' as const);
  if (!order || !waits || !(await moveRefund(tx, id, [found.state], { state }, now)))
    throw new HttpError(409, closedMessage);
  await noteRefunded(tx, order);
  await writeAudit(tx, actor, {
    action: 'order.refund-settle',
    subject: { kind: 'order', id: order.ref },
    before: { refund: id, state: found.state },
    after: { refund: id, state },
  });
  return { ...found, state, settledAt: now };
}
