import type { Tx } from '../../platform/db/database.ts';
import { queueJob } from '../../platform/jobs/queueJob.ts';
import { changeOrderStatus } from '../orders/changeOrderStatus.ts';
import { lockOrder, setPaymentStatus, waitsForPayment } from '../orders/orderToPay.ts';
import type { PaymentState } from './paymentPort.ts';
import {
  markRefund,
  moveSession,
  readSession,
  readSessions,
  type PaymentSession,
} from './paymentSessions.ts';
import { announceEvent } from '../webhooks/announceEvent.ts';
import { readOrderFacts } from '../webhooks/orderFacts.ts';
import { notifyPaid } from './notifyPaid.ts';
import { notifyRefund } from './notifyRefund.ts';
import { finishWholeRefund } from './refunds/orderRefunds.ts';

const paidReason = 'Paiement reçu.';

/** Has an attempt's money given back. */
export async function refundSession(
  tx: Tx,
  session: PaymentSession,
  store: string,
  why: string,
): Promise<void> {
  await markRefund(tx, session.command, 'DUE');
  await queueJob(tx, 'refund-payment', { store, command: session.command });
  await notifyRefund(tx, session, why);
}

/** Handles a received payment: validates the order that waits for it, otherwise refunds it. */
async function settlePaid(tx: Tx, session: PaymentSession, now: Date): Promise<void> {
  const { command, ref } = session;
  const order = await lockOrder(tx, ref);
  const unpaid = ['REQUESTED', 'OPEN', 'CANCELLED', 'REFUSED', 'LOST', 'EXPIRED'] as const;
  if (!order || !(await moveSession(tx, command, unpaid, 'PAID', now))) return;
  if (order.payment_status === 'PAID')
    return refundSession(tx, session, order.store_id, 'qui était déjà payée');
  if (order.is_released) {
    await setPaymentStatus(tx, ref, 'PAID');
    return refundSession(
      tx,
      session,
      order.store_id,
      order.status === 'REJECTED' ? 'qui était déjà rejetée' : 'qui était déjà annulée',
    );
  }
  const isWaited = waitsForPayment(order);
  await tx.query("update orders set payment_status = 'PAID', expires_at = null where ref = $1", [ref]);
  if (isWaited) await changeOrderStatus(tx, ref, 'VALIDATED', paidReason, now);
  await announceEvent(tx, 'order.paid', () => readOrderFacts(tx, ref));
  await notifyPaid(tx, session, isWaited);
}

/** The shopper gave it up at the provider: the order can be paid by another attempt. */
async function settleCancelled(tx: Tx, { command, ref }: PaymentSession, now: Date): Promise<void> {
  const order = await lockOrder(tx, ref);
  if (!(await moveSession(tx, command, ['REQUESTED', 'OPEN', 'LOST'], 'CANCELLED', now))) return;
  const isOther = (await readSessions(tx, ref)).some(
    ({ state }) => state === 'REQUESTED' || state === 'OPEN',
  );
  if (order && waitsForPayment(order) && !isOther) await setPaymentStatus(tx, ref, 'FAILED');
}

/** The money went back. */
async function settleRefunded(tx: Tx, { command, ref }: PaymentSession, now: Date): Promise<void> {
  const order = await lockOrder(tx, ref);
  const session = await readSession(tx, command);
  if (!order || !session || session.refund === 'DONE') return;
  const isByStaff = await finishWholeRefund(tx, command, now);
  const isDouble = session.refund !== 'NONE' && !order.is_released && !isByStaff;
  await moveSession(tx, command, ['REQUESTED', 'OPEN', 'LOST', 'EXPIRED', 'CANCELLED'], 'PAID', now);
  await markRefund(tx, command, 'DONE');
  // Of an order that was paid twice, one payment stays.
  if (!isDouble) await setPaymentStatus(tx, ref, 'REFUNDED');
  await notifyRefund(tx, session, null);
}

/**
 * Updates an order from the provider's state of one of its payments. What is already settled does
 * not change.
 */
export async function settlePayment(
  tx: Tx,
  session: PaymentSession,
  state: PaymentState,
  now: Date,
): Promise<void> {
  if (state === 'paid') await settlePaid(tx, session, now);
  if (state === 'cancelled') await settleCancelled(tx, session, now);
  if (state === 'refunded') await settleRefunded(tx, session, now);
}
