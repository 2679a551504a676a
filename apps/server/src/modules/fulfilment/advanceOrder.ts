import type { OrderStatus } from '@teranga/contract';
import { nextStatuses, orderStatusTable } from '@teranga/core/domain/order-status';
import type { Tx } from '../../platform/db/database.ts';
import { HttpError } from '../../platform/http/httpError.ts';
import { readRef, showRef } from '../../platform/references/orderRef.ts';
import type { Actor } from '../audit/actor.ts';
import { readAudit } from '../audit/readAudit.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { changeOrderStatus } from '../orders/changeOrderStatus.ts';
import { unknownOrderMessage } from '../orders/orderNotes.ts';
import { lockOrder, waitsForPayment } from '../orders/orderToPay.ts';
import { refundCancelled } from '../payments/refundCancelled.ts';
import { isFullyReturned } from './orderReturns.ts';
import { readReason } from '../orders/readReason.ts';

export interface OrderStep {
  /** A reference in any accepted form. */
  ref: string;
  /** The status that was seen; null for whatever it is. */
  from: OrderStatus | null;
  to: OrderStatus;
  /** What the shopper reads; null without. */
  reason: string | null;
  /** Validates an order to be paid online that is not paid. */
  acceptsUnpaid: boolean;
}

/** What a step did. */
export interface OrderStepResult {
  /** In its stored form. */
  ref: string;
  from: OrderStatus;
  /** It waited for its online payment, which is now closed. */
  wasUnpaid: boolean;
  /** The amount whose refund is requested, in FCFA. */
  refund: number;
}

/** The order is to be paid online and is not: staff must say that they accept this. */
export class UnpaidOrder extends HttpError {
  override name = 'UnpaidOrder';

  /** As it is shown. */
  readonly ref: string;

  constructor(ref: string) {
    super(409, `La commande ${ref} n’est pas payée. Validez-la sans paiement en ligne, ou attendez-le.`);
    this.ref = ref;
  }
}

const refusedParcelMessage = 'Le colis a été refusé en entier : il ne peut plus être livré.';
const textOf = (status: OrderStatus) => `« ${orderStatusTable[status].label} »`;

/** Throws 409 with who changed the order since it was seen, as far as an operator did. */
async function refuseChangedStatus(
  tx: Tx,
  from: OrderStatus | null,
  current: OrderStatus,
  ref: string,
): Promise<void> {
  if (from === null || from === current) return;
  const filter = { action: 'order.status', subjectKind: 'order', subjectId: ref };
  const [latest] = (await readAudit(tx, filter, { size: 1 })).items;
  const by = latest ? `, par ${latest.actor.name}` : '';
  throw new HttpError(409, `La commande ${showRef(ref)} est entre-temps devenue ${textOf(current)}${by}.`);
}

function refuseWrongStep(current: OrderStatus, to: OrderStatus, ref: string): void {
  const next = nextStatuses(current);
  if (next.includes(to)) return;
  const choices =
    next.length > 0 ? `Elle peut devenir ${next.map(textOf).join(' ou ')}.` : 'C’est son dernier statut.';
  throw new HttpError(
    409,
    `La commande ${showRef(ref)} est ${textOf(current)} et ne peut pas devenir ${textOf(to)}. ${choices}`,
  );
}

/**
 * Changes an order's status for an operator, with its message, restocking, refund and audit log.
 * Concurrent changes are serialized by the order's row.
 */
export async function advanceOrder(
  tx: Tx,
  actor: Actor,
  step: OrderStep,
  now: Date,
): Promise<OrderStepResult> {
  const { from, to, acceptsUnpaid } = step;
  const reason = readReason(step.reason);
  const ref = readRef(step.ref);
  const order = ref === null ? null : await lockOrder(tx, ref);
  if (ref === null || !order) throw new HttpError(404, unknownOrderMessage);
  const { status: current } = order;
  const wasUnpaid = waitsForPayment(order);
  await refuseChangedStatus(tx, from, current, ref);
  refuseWrongStep(current, to, ref);
  if (to === 'DELIVERED' && (await isFullyReturned(tx, ref))) throw new HttpError(409, refusedParcelMessage);
  if (to === 'VALIDATED' && wasUnpaid && !acceptsUnpaid) throw new UnpaidOrder(showRef(ref));
  await changeOrderStatus(tx, ref, to, reason, now, actor);
  const refund = await refundCancelled(tx, actor, ref, now);
  await writeAudit(tx, actor, {
    action: 'order.status',
    subject: { kind: 'order', id: ref },
    before: { status: current },
    after: { status: to, ...(reason !== null && { reason }), ...(refund > 0 && { refund }) },
  });
  return { ref, from: current, wasUnpaid, refund };
}
