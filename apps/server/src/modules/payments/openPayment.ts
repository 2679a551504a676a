import { setTimeout as pause } from 'node:timers/promises';
import { paymentCancelHref, paymentSuccessHref } from '@teranga/core/features/orders/links';
import type { Tx } from '../../platform/db/database.ts';
import { queueJob } from '../../platform/jobs/queueJob.ts';
import { showRef } from '../../platform/references/orderRef.ts';
import { checkDue } from './checkPayment.ts';
import { canPay, lockOrder, setPaymentStatus, type OrderToPay } from '../orders/orderToPay.ts';
import { openAccount, type PaymentAccount } from './paymentAccounts.ts';
import { PaymentRefused, type PaymentLink } from './paymentPort.ts';
import type { Payments } from './payments.ts';
import {
  saveLink,
  moveSession,
  readSession,
  readSessions,
  saveSent,
  writeSession,
} from './paymentSessions.ts';
import { paytechTimeoutMs } from './paytech/paytechPort.ts';
import { chez } from '../stores/chez.ts';

/**
 * After this time the process that called the provider is presumed dead: no response takes that
 * long.
 */
const requestMs = paytechTimeoutMs + 4_000;
const waitMs = 150;

/** The result of opening a payment. */
export type PaymentOutcome =
  | { kind: 'link'; url: string }
  /** The order is paid, cancelled, or not to be paid online; `url` is where it could be paid. */
  | { kind: 'closed'; order: OrderToPay; url: string | null }
  | { kind: 'unknown' }
  /** The provider gave no link. */
  | { kind: 'failed'; error: unknown };

type Claim =
  | PaymentOutcome
  /** Another call is requesting a payment from the provider. */
  | { kind: 'wait' }
  | { kind: 'request'; order: OrderToPay; account: PaymentAccount; command: string };

/** Claims the right to call the provider, or returns the existing link. */
async function claim(tx: Tx, payments: Payments, ref: string, now: Date): Promise<Claim> {
  const order = await lockOrder(tx, ref);
  if (!order) return { kind: 'unknown' };
  const sessions = await readSessions(tx, ref);
  const url = sessions.find((session) => session.url !== null)?.url ?? null;
  if (!canPay(order, now)) return { kind: 'closed', order, url };
  const open = sessions.find(({ state }) => state === 'OPEN');
  if (open?.url) {
    await saveSent(tx, open.command, now);
    return { kind: 'link', url: open.url };
  }
  const requesting = sessions.find(({ state }) => state === 'REQUESTED');
  if (requesting && now.getTime() - requesting.requested_at.getTime() < requestMs) return { kind: 'wait' };
  if (requesting) await moveSession(tx, requesting.command, ['REQUESTED'], 'LOST', now);
  const account = await openAccount(tx, payments.setup);
  if (!account) return { kind: 'failed', error: new Error('The store has no payment account.') };
  const attempt = (sessions[0]?.attempt ?? 0) + 1;
  const command = `${ref}-${attempt}`;
  const session = { ref, attempt, command, amount: order.total, env: account.port.env };
  await writeSession(tx, session, account.provider, now);
  // The outcome of earlier attempts does not apply to this one.
  await setPaymentStatus(tx, ref, 'WAITING');
  return { kind: 'request', order, account, command };
}

/** The addresses a provider is given, of the store that is paid. */
export interface PaymentUrls {
  /** The store's address to which the shopper returns, without a trailing slash. */
  returnUrl: string;
  webhookUrl: string;
}

function toRequest(order: OrderToPay, { returnUrl, webhookUrl }: PaymentUrls) {
  const { ref, total, store_id: storeId, store_name: name } = order;
  const shown = showRef(ref);
  return {
    amount: total,
    title: `Commande ${shown} ${chez(name)}`,
    storeId,
    successUrl: returnUrl + paymentSuccessHref(shown),
    cancelUrl: returnUrl + paymentCancelHref(shown),
    webhookUrl,
  };
}

async function sendRequest(
  payments: Payments,
  { order, account, command }: Extract<Claim, { kind: 'request' }>,
  urls: PaymentUrls,
) {
  const { db } = payments;
  const store = order.store_id;
  let link: PaymentLink;
  try {
    link = await account.port.requestPayment({ ...toRequest(order, urls), command });
  } catch (error) {
    const state = error instanceof PaymentRefused ? 'REFUSED' : 'LOST';
    await db.withStore(store, (tx) => moveSession(tx, command, ['REQUESTED'], state, new Date()));
    return { kind: 'failed', error } as const;
  }
  return db.withStore(store, async (tx): Promise<PaymentOutcome | { kind: 'wait' }> => {
    const now = new Date();
    await lockOrder(tx, order.ref);
    await saveLink(tx, command, link);
    const isOpen = await moveSession(tx, command, ['REQUESTED'], 'OPEN', now);
    await queueJob(tx, 'check-payment', { store, command, round: 0 }, checkDue(0, now));
    if (isOpen) return { kind: 'link', url: link.url };
    // A webhook may have arrived before this response. Otherwise the order ended meanwhile, or
    // another call presumed this one dead.
    const session = await readSession(tx, command);
    return session?.state === 'PAID' ? { kind: 'link', url: link.url } : { kind: 'wait' };
  });
}

/**
 * Returns the payment link of an order. Concurrent calls create a single payment at the provider;
 * while it can be paid, all get the same link.
 */
export async function openPayment(
  payments: Payments,
  store: string,
  ref: string,
  urls: PaymentUrls,
): Promise<PaymentOutcome> {
  const deadline = Date.now() + requestMs;
  for (;;) {
    const claimed = await payments.db.withStore(store, (tx) => claim(tx, payments, ref, new Date()));
    const outcome = claimed.kind === 'request' ? await sendRequest(payments, claimed, urls) : claimed;
    if (outcome.kind !== 'wait') return outcome;
    if (Date.now() > deadline) return { kind: 'failed', error: new Error('Another call takes too long.') };
    await pause(waitMs);
  }
}
