import { HttpError } from '../../platform/http/httpError.ts';
import { queueJob } from '../../platform/jobs/queueJob.ts';
import { reconcile } from './checkPayment.ts';
import { openAccount } from './paymentAccounts.ts';
import type { PaymentWebhook, RawWebhook } from './paymentPort.ts';
import type { Payments } from './payments.ts';
import { saveLink, readSession, saveCheck, type PaymentSession } from './paymentSessions.ts';

const currency = 'XOF';

const refusedWebhook = () =>
  new HttpError(403, 'Cette notification n’est pas signée par le prestataire de paiement.');

/** Rejects a webhook that does not match the requested payment exactly. */
function refuseOther(webhook: PaymentWebhook, session: PaymentSession, store: string): void {
  const isSame =
    webhook.amount === session.amount &&
    webhook.currency === currency &&
    webhook.env === session.env &&
    (webhook.storeId ?? store) === store &&
    (session.token === null || (webhook.token ?? session.token) === session.token);
  if (!isSame) throw new HttpError(422, 'Cette notification ne correspond pas au paiement demandé.');
}

/**
 * Handles a provider's webhook. Its event type is not signed, so the provider is queried; if that
 * is inconclusive, a job retries. Idempotent for repeated, late and out-of-order webhooks.
 */
export async function handleWebhook(
  payments: Payments,
  store: string,
  raw: RawWebhook,
  now: Date,
): Promise<void> {
  const { db, setup } = payments;
  const account = await db.withStore(store, (tx) => openAccount(tx, setup));
  const webhook = account?.port.readWebhook(raw) ?? null;
  if (!webhook) throw refusedWebhook();
  const storedSession = await db.withStore(store, (tx) => readSession(tx, webhook.command));
  if (!storedSession) throw new HttpError(404, 'Commande introuvable.');
  refuseOther(webhook, storedSession, store);
  const { token } = webhook;
  // The webhook may arrive before the response that contains the token, or that response was lost.
  if (storedSession.token === null && token !== null)
    await db.withStore(store, (tx) => saveLink(tx, storedSession.command, { token }));
  const session = { ...storedSession, token: storedSession.token ?? token };
  const state = await reconcile(payments, store, session, now).catch(() => null);
  const { method } = webhook;
  if (state === 'paid' && method !== null)
    await db.withStore(store, (tx) => saveCheck(tx, session.command, { isFailed: false, method }));
  if (state !== null && state !== 'pending') return;
  await db.withStore(store, (tx) =>
    queueJob(tx, 'check-payment', { store, command: session.command, round: 0 }, now),
  );
}
