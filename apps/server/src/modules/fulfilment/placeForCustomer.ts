import type { OrderPlacedWire } from '@teranga/contract';
import type { Tx } from '../../platform/db/database.ts';
import { readRef } from '../../platform/references/orderRef.ts';
import type { Actor } from '../audit/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { OrderConflict, type OrderIntent } from '../orders/orderIntent.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { refuseWhileClosed } from '../stores/closedStore.ts';
import { HttpError } from '../../platform/http/httpError.ts';

/**
 * Places an order given by telephone, by the shop's own rules of prices, stock and delivery. Limits
 * and codes, which protect from strangers, do not apply. 409 while the store is closed.
 */
export async function placeForCustomer(
  tx: Tx,
  actor: Actor,
  intent: OrderIntent,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<OrderPlacedWire> {
  await refuseWhileClosed(tx);
  const placed = await placeOrder(tx, intent, {
    visitor: null,
    customerId: null,
    siteUrl,
    now,
    ipKey: null,
    confirmed: null,
    canSend: () => true,
    placedBy: actor,
  }).catch((error: unknown) => {
    throw error instanceof OrderConflict ? new HttpError(409, error.message, error.errors) : error;
  });
  await writeAudit(tx, actor, {
    action: 'order.place',
    subject: { kind: 'order', id: readRef(placed.data.ref) ?? placed.data.ref },
    after: { total: placed.data.total, lines: intent.lines },
  });
  return placed;
}
