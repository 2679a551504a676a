import { queueJob } from '../../platform/jobs/queueJob.ts';
import type { Jobs } from '../../platform/jobs/queues.ts';
import { openAccount } from './paymentAccounts.ts';
import type { PaymentReport, PaymentState } from './paymentPort.ts';
import type { Payments } from './payments.ts';
import { claimChecks, knownPayment, readSession, saveCheck, type PaymentSession } from './paymentSessions.ts';
import { settlePayment } from './settlePayment.ts';
import { minuteMs } from '../../platform/time/units.ts';

/**
 * Delays in minutes between checks with the provider while no webhook arrives; the first counts
 * from the attempt.
 */
const checkMinutes = [1, 2, 3, 5, 10, 20, 20, 60, 360, 1_440];

/** The due time of a check round; null after the last. */
export function checkDue(round: number, now: Date): Date | null {
  const minutes = checkMinutes[round];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * minuteMs);
}

/** The provider's report on an attempt; null when it cannot be fetched. */
export async function fetchReport(
  { db, setup }: Payments,
  store: string,
  session: PaymentSession,
): Promise<PaymentReport | null> {
  const payment = knownPayment(session);
  const account = payment && (await db.withStore(store, (tx) => openAccount(tx, setup)));
  if (!account || !payment || account.port.env !== session.env) return null;
  return account.port.fetchReport(payment);
}

/**
 * Fetches the provider's report on an attempt, saves the result, and settles the order. Throws when
 * the provider does not respond.
 */
export async function reconcile(
  payments: Payments,
  store: string,
  session: PaymentSession,
  now: Date,
): Promise<PaymentState | null> {
  const { db } = payments;
  const noAnswer = { isFailed: true, method: null };
  const report = await fetchReport(payments, store, session).catch(async (error: unknown) => {
    await db.withStore(store, (tx) => saveCheck(tx, session.command, noAnswer));
    throw error;
  });
  await db.withStore(store, async (tx) => {
    // The order is locked before its payment, as everywhere.
    if (report && report.state !== 'pending') await settlePayment(tx, session, report.state, now);
    await saveCheck(tx, session.command, report ? { isFailed: false, method: report.method } : noAnswer);
  });
  return report?.state ?? null;
}

/**
 * Checks an order's open attempts with the provider, unless another viewer's check has just done
 * so. Failures are saved, not thrown.
 */
export async function checkOrderPayment(
  payments: Payments,
  store: string,
  ref: string,
  now: Date,
): Promise<void> {
  const sessions = await payments.db.withStore(store, (tx) => claimChecks(tx, ref));
  await Promise.all(sessions.map((session) => reconcile(payments, store, session, now).catch(() => null)));
}

const unsettled = new Set<PaymentSession['state']>(['REQUESTED', 'OPEN', 'LOST', 'EXPIRED']);

/**
 * The job that checks payments whose webhook never arrived. It reschedules itself until the payment
 * is settled or the rounds end.
 */
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
