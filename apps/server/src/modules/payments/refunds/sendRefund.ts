import type { Tx } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/queues.ts';
import { lockOrder } from '../../orders/orderToPay.ts';
import { notifyRefund } from '../notifyRefund.ts';
import { openAccount, type PaymentAccount } from '../paymentAccounts.ts';
import { PaymentRefused, type PartialRefund, type PartialRefundState } from '../paymentPort.ts';
import type { Payments } from '../payments.ts';
import { RefundPending } from '../refundPending.ts';
import { readSession } from '../paymentSessions.ts';
import { lockRefund, moveRefund, type OrderRefund } from './orderRefunds.ts';
import { notifyFailedRefund } from './notifyFailedRefund.ts';
import { noteRefunded } from './requestRefund.ts';
import { hourMs } from '../../../platform/time/units.ts';

/** How long the provider may know nothing of a refund whose request got no answer. */
const unclearAfterMs = hourMs;

interface Claim {
  refund: OrderRefund;
  part: PartialRefund;
  account: PaymentAccount;
  /** The provider got the request before: it is never sent twice. */
  wasRequested: boolean;
}

/** Claims a refund that is not settled, before the provider is called. */
async function claim(tx: Tx, { setup }: Payments, id: string, now: Date): Promise<Claim | null> {
  const refund = await lockRefund(tx, id);
  if (!refund || refund.way !== 'paytech' || refund.isWhole) return null;
  if (refund.state !== 'DUE' && refund.state !== 'REQUESTED') return null;
  const session = refund.command === null ? null : await readSession(tx, refund.command);
  const account = await openAccount(tx, setup);
  if (!session || !account || refund.phone === null || account.port.env !== session.env)
    throw new Error('The store has no account any more to refund from.');
  const wasRequested = !(await moveRefund(tx, id, ['DUE'], { state: 'REQUESTED' }, now));
  const part = { key: id, amount: refund.amount, phone: refund.phone, method: session.method };
  return { refund, part, account, wasRequested };
}

async function settle(
  tx: Tx,
  { refund }: Claim,
  state: PartialRefundState,
  failure: string | null,
  now: Date,
) {
  const { id, ref, amount } = refund;
  const order = await lockOrder(tx, ref);
  const next = state === 'done' ? ('DONE' as const) : ('FAILED' as const);
  const isMoved = await moveRefund(tx, id, ['REQUESTED', 'UNCLEAR'], { state: next, failure }, now);
  if (!isMoved || !order) return;
  if (next === 'FAILED') return notifyFailedRefund(tx, refund, failure ?? 'refusé');
  await noteRefunded(tx, order);
  await notifyRefund(tx, { ref, amount }, null);
}

/**
 * The job that sends a part of a payment back. A request whose answer was lost is looked up at the
 * provider, never repeated; when the provider knows nothing of it, staff decide.
 */
export async function sendRefund(
  payments: Payments,
  { store, id }: Jobs['send-refund'],
  now: Date,
): Promise<void> {
  const { db } = payments;
  const claimed = await db.withStore(store, (tx) => claim(tx, payments, id, now));
  if (!claimed) return;
  const { part, account, wasRequested } = claimed;
  const close = (state: PartialRefundState, failure: string | null) =>
    db.withStore(store, (tx) => settle(tx, claimed, state, failure, now));
  if (!wasRequested) {
    try {
      const state = await account.port.refundPart(part);
      if (state !== 'pending') return await close(state, null);
    } catch (error) {
      if (error instanceof PaymentRefused) return close('failed', error.message);
      throw error;
    }
    throw new RefundPending('The provider has not sent the money yet.');
  }
  const state = await account.port.findPartialRefund(part);
  if (state === 'done' || state === 'failed') return close(state, null);
  const isLate = await db.withStore(store, (tx) =>
    tx.query(`select from order_refunds where id = $1 and requested_at < $2`, [
      id,
      new Date(now.getTime() - unclearAfterMs),
    ]),
  );
  if (state === null && isLate.rowCount > 0) {
    await db.withStore(store, async (tx) => {
      const isMoved = await moveRefund(tx, id, ['REQUESTED'], { state: 'UNCLEAR' }, now);
      if (isMoved) await notifyFailedRefund(tx, claimed.refund, null);
    });
    return;
  }
  throw new RefundPending('The provider has not sent the money yet.');
}
