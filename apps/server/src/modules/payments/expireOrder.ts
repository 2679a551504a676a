import type { Tx } from '../../platform/db/database.ts';
import { queueJob } from '../../platform/jobs/queueJob.ts';
import type { Jobs } from '../../platform/jobs/queues.ts';
import { changeOrderStatus } from '../orders/changeOrderStatus.ts';
import { reconcile } from './checkPayment.ts';
import { lockOrder, paymentMinutes, waitsForPayment } from '../orders/orderToPay.ts';
import type { Payments } from './payments.ts';
import { readSessions } from './paymentSessions.ts';
import { minuteMs } from '../../platform/time/units.ts';

/** How long an order waits for an unresponsive provider before it is cancelled anyway. */
const timeoutMs = 10 * minuteMs;

/** Cancels an unpaid order: restores stock and promo use. A later payment for it is refunded. */
export async function giveUpOrder(tx: Tx, ref: string, reason: string, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, ref);
  if (!order || !waitsForPayment(order)) return false;
  await changeOrderStatus(tx, ref, 'CANCELLED', reason, now);
  return true;
}

/** Checks all attempts of an order that may have been paid; false when a response is missing. */
export async function reconcileOrder(
  payments: Payments,
  store: string,
  ref: string,
  now: Date,
): Promise<boolean> {
  const sessions = await payments.db.withStore(store, (tx) => readSessions(tx, ref));
  const open = sessions.filter(
    ({ state, token }) => token !== null && (state === 'OPEN' || state === 'LOST'),
  );
  const states = await Promise.all(
    open.map((session) => reconcile(payments, store, session, now).catch(() => null)),
  );
  return !states.includes(null);
}

/** The job that cancels an unpaid order. */
export async function expireOrder(
  payments: Payments,
  { store, ref }: Jobs['expire-order'],
  now: Date,
): Promise<void> {
  const { db } = payments;
  const order = await db.withStore(store, (tx) => lockOrder(tx, ref));
  if (!order || !waitsForPayment(order) || order.expires_at === null) return;
  if (order.expires_at > now) {
    const due = order.expires_at;
    await db.withStore(store, (tx) => queueJob(tx, 'expire-order', { store, ref }, due));
    return;
  }
  const isKnown = await reconcileOrder(payments, store, ref, now);
  if (!isKnown && now.getTime() - order.expires_at.getTime() < timeoutMs)
    throw new Error('The payment provider does not say whether this order was paid.');
  const reason = `Le paiement n’a pas été reçu dans les ${paymentMinutes} minutes.`;
  await db.withStore(store, (tx) => giveUpOrder(tx, ref, reason, now));
}
