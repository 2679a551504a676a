import type { OrderStatus } from '@teranga/contract';
import { formatXof, toXof } from '@teranga/core/domain/money';
import type { Tx } from '../../platform/db/database.ts';
import { changeOrderStatus, OrderStatusError } from '../../modules/orders/changeOrderStatus.ts';
import { readRef, showRef } from '../../platform/references/orderRef.ts';
import { nextStatuses } from '../../modules/orders/orderTransitions.ts';
import { waitsForPayment, type OrderToPay } from '../../modules/orders/orderToPay.ts';
import { refundCancelled } from '../../modules/payments/refundCancelled.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { readStatus, statusText } from '../readStatus.ts';

export interface OrderStatusOptions {
  reason?: string;
  /** Validates an order to be paid online that is not paid. */
  unpaid?: true;
}

const longestReason = 500;

type Known = Pick<OrderToPay, 'status' | 'payment_method' | 'payment_status' | 'expires_at'>;

async function readKnown(tx: Tx, ref: string): Promise<Known | null> {
  const { rows } = await tx.query<Known>(
    'select status, payment_method, payment_status, expires_at from orders where ref = $1 for update',
    [ref],
  );
  return rows[0] ?? null;
}

function refuseUnpaid(order: Known, to: OrderStatus, shown: string, { unpaid }: OrderStatusOptions): void {
  if (to !== 'VALIDATED' || unpaid || !waitsForPayment(order)) return;
  throw new OperatorError(
    `La commande ${shown} n’est pas payée : elle est validée d’elle-même quand son paiement arrive. Pour la valider sans paiement en ligne, ajoutez --unpaid.`,
  );
}

function refuseWrongStep(from: OrderStatus, to: OrderStatus, shown: string): void {
  const next = nextStatuses(from);
  if (next.includes(to)) return;
  const choices =
    next.length > 0 ? `Elle peut devenir ${next.map(statusText).join(' ou ')}.` : 'C’est son dernier statut.';
  throw new OperatorError(
    `La commande ${shown} est ${statusText(from)} et ne peut pas devenir ${statusText(to)}. ${choices}`,
  );
}

/**
 * Changes an order's status and notifies the shopper; a cancelled or rejected order is restocked.
 */
export async function orderStatus(
  { db, print }: Platform,
  id: string,
  shownRef: string,
  wanted: string,
  options: OrderStatusOptions,
): Promise<void> {
  const status = readStatus(wanted);
  const said = options.reason?.trim() || null;
  if (said !== null && said.length > longestReason)
    throw new OperatorError(`La raison a plus de ${longestReason} signes.`);
  await findStore(db, id);
  const ref = readRef(shownRef);
  const { before, refund } = await db
    .withStore(id, async (tx) => {
      const known = ref === null ? null : await readKnown(tx, ref);
      if (ref === null || known === null)
        throw new OperatorError(`La boutique « ${id} » n’a pas de commande « ${shownRef} ».`);
      refuseWrongStep(known.status, status, showRef(ref));
      refuseUnpaid(known, status, showRef(ref), options);
      await changeOrderStatus(tx, ref, status, said, new Date());
      return { before: known, refund: await refundCancelled(tx, ref) };
    })
    .catch((error: unknown) => {
      throw error instanceof OrderStatusError ? new OperatorError(error.message) : error;
    });
  print(`Commande ${showRef(ref ?? '')} : ${statusText(before.status)} → ${statusText(status)}.`);
  if (waitsForPayment(before)) print('Elle n’est pas payée : son paiement en ligne est fermé.');
  if (refund > 0) print(`Le remboursement de ${formatXof(toXof(refund))} est demandé à PayTech.`);
}
