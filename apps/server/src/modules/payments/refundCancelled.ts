import type { Tx } from '../../platform/db/database.ts';
import { lockOrder } from '../orders/orderToPay.ts';
import { readSessions } from './paymentSessions.ts';
import { refundSession } from './settlePayment.ts';

/**
 * Queues the refunds of a paid order that was cancelled. Returns the amount to be refunded, in
 * FCFA.
 */
export async function refundCancelled(tx: Tx, ref: string): Promise<number> {
  const order = await lockOrder(tx, ref);
  if (!order?.is_released || order.payment_status !== 'PAID') return 0;
  const paid = (await readSessions(tx, ref)).filter(
    ({ state, refund }) => state === 'PAID' && refund === 'NONE',
  );
  for (const session of paid) await refundSession(tx, session, order.store_id, 'qui vient d’être annulée');
  return paid.reduce((sum, { amount }) => sum + amount, 0);
}
