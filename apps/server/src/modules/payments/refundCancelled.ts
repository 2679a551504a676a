import type { Tx } from '../../platform/db/database.ts';
import type { Actor } from '../audit/actor.ts';
import { lockOrder } from '../orders/orderToPay.ts';
import { readSessions } from './paymentSessions.ts';
import { sumRefunds } from './refunds/orderRefunds.ts';
import { openRefund, readPaid } from './refunds/requestRefund.ts';
import { refundSession } from './settlePayment.ts';

/**
 * Queues the refunds of a paid order that was cancelled: all of it, or what earlier refunds left.
 * Returns the amount to be refunded, in FCFA.
 */
export async function refundCancelled(tx: Tx, actor: Actor, ref: string, now: Date): Promise<number> {
  const order = await lockOrder(tx, ref);
  if (!order?.is_released || order.payment_status !== 'PAID') return 0;
  const { all: earlier } = await sumRefunds(tx, ref);
  if (earlier > 0) {
    const paidOrder = await readPaid(tx, order);
    const amount = paidOrder.paid - earlier;
    if (amount <= 0) return 0;
    await openRefund(tx, actor, paidOrder, { amount, way: null, reason: null, isDifference: false }, now);
    return amount;
  }
  const paid = (await readSessions(tx, ref)).filter(
    ({ state, refund }) => state === 'PAID' && refund === 'NONE',
  );
  for (const session of paid) await refundSession(tx, session, order.store_id, 'qui vient d’être annulée');
  return paid.reduce((sum, { amount }) => sum + amount, 0);
}
