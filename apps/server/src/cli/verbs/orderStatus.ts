import type { OrderStatus } from '@teranga/contract';
import { formatXof, toXof } from '@teranga/core/money';
import type { Tx } from '../../db/database.ts';
import { changeOrderStatus, OrderStatusError } from '../../orders/changeOrderStatus.ts';
import { readRef, showRef } from '../../orders/orderRef.ts';
import { nextStatuses } from '../../orders/orderTransitions.ts';
import { refundCancelled } from '../../payments/refundCancelled.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { readStatus, statusText } from '../readStatus.ts';

export interface OrderStatusOptions {
  reason?: string;
}

const longestReason = 500;

async function statusOf(tx: Tx, ref: string): Promise<OrderStatus | null> {
  const { rows } = await tx.query<{ status: OrderStatus }>(
    'select status from orders where ref = $1 for update',
    [ref],
  );
  return rows[0]?.status ?? null;
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

/** Changes an order's status; the shopper is told, and what is cancelled or rejected goes back into stock. */
export async function orderStatus(
  { db, print }: Platform,
  id: string,
  shownRef: string,
  wanted: string,
  { reason }: OrderStatusOptions,
): Promise<void> {
  const status = readStatus(wanted);
  const said = reason?.trim() || null;
  if (said !== null && said.length > longestReason)
    throw new OperatorError(`La raison a plus de ${longestReason} signes.`);
  await findStore(db, id);
  const ref = readRef(shownRef);
  const { from: before, refund } = await db
    .withStore(id, async (tx) => {
      const from = ref === null ? null : await statusOf(tx, ref);
      if (ref === null || from === null)
        throw new OperatorError(`La boutique « ${id} » n’a pas de commande « ${shownRef} ».`);
      refuseWrongStep(from, status, showRef(ref));
      await changeOrderStatus(tx, ref, status, said, new Date());
      return { from, refund: await refundCancelled(tx, ref) };
    })
    .catch((error: unknown) => {
      throw error instanceof OrderStatusError ? new OperatorError(error.message) : error;
    });
  print(`Commande ${showRef(ref ?? '')} : ${statusText(before)} → ${statusText(status)}.`);
  if (refund > 0) print(`Le remboursement de ${formatXof(toXof(refund))} est demandé à PayTech.`);
}
