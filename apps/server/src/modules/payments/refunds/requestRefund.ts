import { formatAmount } from '@teranga/core/domain/money';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldError, HttpError } from '../../../platform/http/httpError.ts';
import { queueJob } from '../../../platform/jobs/queueJob.ts';
import { readRef, showRef } from '../../../platform/references/orderRef.ts';
import type { Actor } from '../../audit/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { unknownOrderMessage } from '../../orders/orderNotes.ts';
import { readRecipient } from '../../orders/orderRecipient.ts';
import { lockOrder, setPaymentStatus, type OrderToPay } from '../../orders/orderToPay.ts';
import { queueOrderMessages } from '../../orders/queueOrderMessages.ts';
import { readReason } from '../../orders/readReason.ts';
import { staffRefundMessages } from '../../orders/refundMessages.ts';
import { writeOrderUpdate } from '../../orders/writeOrder.ts';
import { readStoreTerms } from '../../stores/readStore.ts';
import { markRefund, readSessions, type PaymentSession } from '../paymentSessions.ts';
import { canTransfer } from '../paytech/paytechTransfer.ts';
import { insertRefund, sumRefunds, type OrderRefund, type RefundWay } from './orderRefunds.ts';

export interface RefundRequest {
  /** A reference in any accepted form. */
  ref: string;
  /** FCFA; null for all that is left of the payment. */
  amount: number | null;
  /** Null: PayTech where it can, otherwise by hand. */
  way: RefundWay | null;
  /** What the shopper reads; null without. */
  reason: string | null;
}

const amountMessage = 'Le montant est un nombre entier de FCFA, au moins 1.';
/** What was paid for an order, and by which payment. */
export interface PaidOrder {
  order: OrderToPay;
  /** Null: in cash. */
  session: PaymentSession | null;
  paid: number;
}

/** FCFA of products that were refused at the door, and so never paid for. */
export async function readRefused(tx: Tx, ref: string): Promise<number> {
  const { rows } = await tx.query<{ amount: number }>('select amount from order_refusals where ref = $1', [
    ref,
  ]);
  return rows[0]?.amount ?? 0;
}

/** FCFA that an order paid online still cost when it was handed over. */
async function readToCollect(tx: Tx, ref: string): Promise<number> {
  const { rows } = await tx.query<{ due: number }>('select to_collect as due from orders where ref = $1', [
    ref,
  ]);
  return rows[0]?.due ?? 0;
}

type Payable = Pick<OrderToPay, 'ref' | 'status' | 'total'>;

async function readPayment(tx: Tx, { ref, status, total }: Payable): Promise<Omit<PaidOrder, 'order'>> {
  const sessions = await readSessions(tx, ref);
  const session = sessions.find(({ state, refund }) => state === 'PAID' && refund === 'NONE') ?? null;
  const isOnline = sessions.some(({ state }) => state === 'PAID');
  const due = isOnline ? await readToCollect(tx, ref) : total;
  const collected = status === 'DELIVERED' ? due - (await readRefused(tx, ref)) : 0;
  return { session, paid: (session?.amount ?? 0) + Math.max(0, collected) };
}

/** What was paid for a locked order: online, or in cash when it was handed over. */
export const readPaid = async (tx: Tx, order: OrderToPay): Promise<PaidOrder> => ({
  order,
  ...(await readPayment(tx, order)),
});

/** FCFA of an order's payment that can still be refunded. */
export async function readRefundable(tx: Tx, order: Payable): Promise<number> {
  const { paid } = await readPayment(tx, order);
  return Math.max(0, paid - (await sumRefunds(tx, order.ref)).all);
}

/**
 * How an amount of a payment can go back: PayTech refunds a whole payment, or sends a part to some
 * accounts.
 */
function wayOf(
  { session }: PaidOrder,
  {
    amount,
    earlier,
    isWhole,
    phone,
  }: { amount: number; earlier: number; isWhole: boolean; phone: string | null },
): RefundWay {
  // What was collected at the door goes back by hand.
  if (!session || earlier + amount > session.amount) return 'hand';
  return isWhole || canTransfer(session.method, phone) ? 'paytech' : 'hand';
}

function refusePaytech({ session }: PaidOrder): HttpError {
  const message =
    session === null
      ? 'Cette commande n’a pas été payée en ligne : remboursez-la à la main.'
      : `PayTech ne rembourse pas en partie un paiement par ${session.method ?? 'ce moyen'} : remboursez le tout, ou à la main.`;
  return fieldError('way', message, 409);
}

interface Opened {
  amount: number;
  way: RefundWay | null;
  reason: string | null;
  isDifference: boolean;
}

/**
 * Writes a refund of a locked order and has it made. A refund by hand is done when staff make it,
 * and due when an edit or a cancellation requires it.
 */
export async function openRefund(
  tx: Tx,
  actor: Actor,
  paidOrder: PaidOrder,
  { amount, way: wanted, reason, isDifference }: Opened,
  now: Date,
): Promise<OrderRefund> {
  const { order, session } = paidOrder;
  const { ref, store_id: store } = order;
  const { all } = await sumRefunds(tx, ref);
  const shopper = await readRecipient(tx, ref);
  const isWhole = session !== null && all === 0 && amount === session.amount;
  const possible = wayOf(paidOrder, { amount, earlier: all, isWhole, phone: shopper?.phone ?? null });
  if (wanted === 'paytech' && possible === 'hand') throw refusePaytech(paidOrder);
  const way = wanted ?? possible;
  const byPaytech = way === 'paytech';
  const refund = await insertRefund(
    tx,
    {
      ref,
      amount,
      way,
      command: session?.command ?? null,
      isWhole: byPaytech && isWhole,
      isDifference,
      phone: byPaytech && !isWhole ? (shopper?.phone ?? null) : null,
      state: wanted === 'hand' ? 'DONE' : 'DUE',
      reason,
      actor,
    },
    now,
  );
  if (byPaytech && session && isWhole) {
    await markRefund(tx, session.command, 'DUE');
    await queueJob(tx, 'refund-payment', { store, command: session.command });
  } else if (byPaytech) await queueJob(tx, 'send-refund', { store, id: refund.id });
  await noteRefunded(tx, order);
  const text = [formatAmount(amount), reason].filter(Boolean).join('. ');
  await writeOrderUpdate(tx, ref, { status: 'REFUNDED', reason: text, actor }, now);
  if (shopper) {
    const { name } = await readStoreTerms(tx);
    await queueOrderMessages(tx, shopper, staffRefundMessages(shopper, name, { amount, reason }));
  }
  await writeAudit(tx, actor, {
    action: 'order.refund',
    subject: { kind: 'order', id: ref },
    after: { refund: refund.id, amount, way, ...(reason !== null && { reason }) },
  });
  return refund;
}

/** Notes on an order that its whole payment is back. */
export async function noteRefunded(tx: Tx, { ref, payment_status: status }: OrderToPay): Promise<void> {
  if (status !== 'PAID') return;
  const paid = (await readSessions(tx, ref)).find(
    ({ state, refund }) => state === 'PAID' && refund === 'NONE',
  );
  const { done } = await sumRefunds(tx, ref);
  if (paid && done >= paid.amount) await setPaymentStatus(tx, ref, 'REFUNDED');
}

/**
 * Refunds an order's payment, whole or in part, for an operator: at most what was paid, decided
 * while the order is locked. PayTech's part is done by a job.
 */
export async function requestRefund(
  tx: Tx,
  actor: Actor,
  request: RefundRequest,
  now: Date,
): Promise<OrderRefund> {
  const reason = readReason(request.reason);
  if (request.amount !== null && !(Number.isSafeInteger(request.amount) && request.amount > 0))
    throw fieldError('amount', amountMessage);
  const ref = readRef(request.ref);
  const order = ref === null ? null : await lockOrder(tx, ref);
  if (!order) throw new HttpError(404, unknownOrderMessage);
  const paidOrder = await readPaid(tx, order);
  const left = paidOrder.paid - (await sumRefunds(tx, order.ref)).all;
  const shown = showRef(order.ref);
  if (left <= 0)
    throw new HttpError(
      409,
      paidOrder.paid === 0
        ? `La commande ${shown} n’a pas de paiement à rembourser.`
        : `La commande ${shown} est déjà remboursée.`,
    );
  const amount = request.amount ?? left;
  if (amount > left) {
    const message = `De la commande ${shown}, il reste ${formatAmount(left)} à rembourser au plus.`;
    throw fieldError('amount', message, 409);
  }
  return openRefund(tx, actor, paidOrder, { amount, way: request.way, reason, isDifference: false }, now);
}
