import { queueJob } from '../jobs/queueJob.ts';
import type { Jobs } from '../jobs/queues.ts';
import { openAccount } from './paymentAccounts.ts';
import type { PaymentState } from './paymentPort.ts';
import type { Payments } from './payments.ts';
import { knownPayment, readSession, type PaymentSession } from './paymentSessions.ts';
import { settlePayment } from './settlePayment.ts';

const minuteMs = 60_000;
/** When the provider is asked after an attempt that no notice came for, in minutes from the attempt or the last asking. */
const checkMinutes = [1, 2, 3, 5, 10, 20, 20, 60, 360, 1_440];

/** When a round of asking is due; null after the last. */
export function checkDue(round: number, now: Date): Date | null {
  const minutes = checkMinutes[round];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * minuteMs);
}

/** What the provider says of an attempt; null when it cannot tell. */
export async function askState(
  { db, setup }: Payments,
  store: string,
  session: PaymentSession,
): Promise<PaymentState | null> {
  const payment = knownPayment(session);
  const account = payment && (await db.withStore(store, (tx) => openAccount(tx, setup)));
  if (!account || !payment || account.port.env !== session.env) return null;
  return account.port.fetchState(payment);
}

/** Asks the provider after an attempt, and makes the order what it says. Answers what it said. */
export async function reconcile(
  payments: Payments,
  store: string,
  session: PaymentSession,
  now: Date,
): Promise<PaymentState | null> {
  const state = await askState(payments, store, session);
  if (state !== null && state !== 'pending')
    await payments.db.withStore(store, (tx) => settlePayment(tx, session, state, now));
  return state;
}

const unsettled = new Set<PaymentSession['state']>(['REQUESTED', 'OPEN', 'LOST', 'EXPIRED']);

/** The job that finds out about payments whose notice never came. It comes back until the payment is settled. */
export async function checkPayment(
  payments: Payments,
  { store, command, round }: Jobs['check-payment'],
  now: Date,
): Promise<void> {
  const session = await payments.db.withStore(store, (tx) => readSession(tx, command));
  if (!session || !unsettled.has(session.state)) return;
  const state = await reconcile(payments, store, session, now).catch(() => null);
  if (state !== null && state !== 'pending') return;
  const due = checkDue(round + 1, now);
  if (due === null) return;
  await payments.db.withStore(store, (tx) =>
    queueJob(tx, 'check-payment', { store, command, round: round + 1 }, due),
  );
}
