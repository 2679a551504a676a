import type { Jobs } from '../../platform/jobs/queues.ts';
import { fetchReport } from './checkPayment.ts';
import { openAccount } from './paymentAccounts.ts';
import type { Payments } from './payments.ts';
import { knownPayment, markRefund, readSession } from './paymentSessions.ts';
import { RefundPending } from './refundPending.ts';
import { settlePayment } from './settlePayment.ts';

/**
 * The job that refunds a payment without a valid order. It checks the provider's state before it
 * requests the refund again.
 */
export async function refundPayment(
  payments: Payments,
  { store, command }: Jobs['refund-payment'],
  now: Date,
): Promise<void> {
  const { db, setup } = payments;
  const session = await db.withStore(store, (tx) => readSession(tx, command));
  const payment = session && knownPayment(session);
  if (!session || !payment || session.refund === 'NONE' || session.refund === 'DONE') return;
  const reported = (await fetchReport(payments, store, session))?.state ?? null;
  if (reported !== 'refunded') {
    // When the provider still reports the payment as paid after a refund request, the request had
    // no effect and is repeated.
    if (session.refund === 'REQUESTED' && reported !== 'paid')
      throw new RefundPending('The provider has not given the money back yet.');
    const account = await db.withStore(store, (tx) => openAccount(tx, setup));
    if (!account) throw new Error('The store has no payment account any more.');
    await account.port.refund(payment);
    await db.withStore(store, (tx) => markRefund(tx, command, 'REQUESTED'));
    if ((await fetchReport(payments, store, session))?.state !== 'refunded')
      throw new RefundPending('The provider has not given the money back yet.');
  }
  await db.withStore(store, (tx) => settlePayment(tx, session, 'refunded', now));
}
