import { Problem } from '../http/problem.ts';
import { queueJob } from '../jobs/queueJob.ts';
import { reconcile } from './checkPayment.ts';
import { openAccount } from './paymentAccounts.ts';
import type { PaymentNotice, RawNotice } from './paymentPort.ts';
import type { Payments } from './payments.ts';
import { keepLink, readSession, saveCheck, type PaymentSession } from './paymentSessions.ts';

const currency = 'XOF';

const refusedNotice = () =>
  new Problem(403, 'Cette notification n’est pas signée par le prestataire de paiement.');

/** Refuses a notice that is not about the very payment that was asked for. */
function refuseOther(notice: PaymentNotice, session: PaymentSession, store: string): void {
  const isSame =
    notice.amount === session.amount &&
    notice.currency === currency &&
    notice.env === session.env &&
    (notice.storeId ?? store) === store &&
    (session.token === null || (notice.token ?? session.token) === session.token);
  if (!isSame) throw new Problem(422, 'Cette notification ne correspond pas au paiement demandé.');
}

/**
 * Takes a provider's notice. What it says happened is not signed, so that the provider is asked; when it cannot tell, a job asks
 * again. Said twice, late, early or in another order, it comes to the same.
 */
export async function handleNotice(
  payments: Payments,
  store: string,
  raw: RawNotice,
  now: Date,
): Promise<void> {
  const { db, setup } = payments;
  const account = await db.withStore(store, (tx) => openAccount(tx, setup));
  const notice = account?.port.readNotice(raw) ?? null;
  if (!notice) throw refusedNotice();
  const known = await db.withStore(store, (tx) => readSession(tx, notice.command));
  if (!known) throw new Problem(404, 'Commande introuvable.');
  refuseOther(notice, known, store);
  const { token } = notice;
  // The notice may be here before the answer that names the token, or that answer was lost.
  if (known.token === null && token !== null)
    await db.withStore(store, (tx) => keepLink(tx, known.command, { token }));
  const session = { ...known, token: known.token ?? token };
  const state = await reconcile(payments, store, session, now).catch(() => null);
  const { method } = notice;
  if (state === 'paid' && method !== null)
    await db.withStore(store, (tx) => saveCheck(tx, session.command, { isFailed: false, method }));
  if (state !== null && state !== 'pending') return;
  await db.withStore(store, (tx) =>
    queueJob(tx, 'check-payment', { store, command: session.command, round: 0 }, now),
  );
}
