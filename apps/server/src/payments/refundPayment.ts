import type { Jobs } from '../jobs/queues.ts';
import { fetchReport } from './checkPayment.ts';
import { openAccount } from './paymentAccounts.ts';
import type { Payments } from './payments.ts';
import { knownPayment, markRefund, readSession } from './paymentSessions.ts';
import { settlePayment } from './settlePayment.ts';

/** The provider was asked to give money back, and has not done so yet. */
class RefundPending extends Error {
  override name = 'RefundPending';
}

/** The job that gives back what was paid for nothing. The provider is asked what it did before it is asked again. */
export async function refundPayment(
  payments: Payments,
  { store, command }: Jobs['refund-payment'],
  now: Date,
): Promise<void> {
  const { db, setup } = payments;
  const session = await db.withStore(store, (tx) => readSession(tx, command));
  const payment = session && knownPayment(session);
  if (!session || !payment || session.refund === 'NONE' || session.refund === 'DONE') return;
  const said = (await fetchReport(payments, store, session))?.state ?? null;
  if (said !== 'refunded') {
    // A provider that was asked, and says that it still holds the money, has not understood.
    if (session.refund === 'REQUESTED' && said !== 'paid')
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
