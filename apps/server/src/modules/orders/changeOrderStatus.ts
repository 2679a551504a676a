import type { DeliveryKindWire, OrderStatus, PaymentMethod } from '@teranga/contract';
import { nextStatuses } from '@teranga/core/domain/order-status';
import type { Actor } from '../audit/actor.ts';
import type { Tx } from '../../platform/db/database.ts';
import { endPayment } from './endPayment.ts';
import { readStoreTerms } from '../stores/readStore.ts';
import { statusMessages } from './orderMessages.ts';
import { readRef } from '../../platform/references/orderRef.ts';
import { queueOrderMessages } from './queueOrderMessages.ts';
import { releaseOrder } from './releaseOrder.ts';
import { releasesStock } from './releasesStock.ts';
import { announceEvent } from '../webhooks/announceEvent.ts';
import { readOrderFacts } from '../webhooks/orderFacts.ts';
import { writeOrderUpdate } from './writeOrder.ts';

/** The requested status is not allowed for the order. The message gives the reason in French. */
export class OrderStatusError extends Error {
  override name = 'OrderStatusError';
}

interface OrderRow {
  status: OrderStatus;
  payment_method: PaymentMethod;
  site_url: string;
  first_name: string;
  phone: string;
  email: string | null;
  is_phone_proven: boolean;
  is_email_proven: boolean;
  delivery_kind: DeliveryKindWire;
}

function refuseWrong(from: OrderStatus, to: OrderStatus, shown: string): void {
  const next = nextStatuses(from);
  if (next.includes(to)) return;
  const may = next.length > 0 ? `elle peut devenir ${next.join(' ou ')}` : 'c’est son dernier statut';
  throw new OrderStatusError(`La commande ${shown} est ${from} et ne peut pas devenir ${to} : ${may}.`);
}

const announceCancelled = (tx: Tx, ref: string, reason: string | null): Promise<void> =>
  announceEvent(tx, 'order.cancelled', async () => ({ ...(await readOrderFacts(tx, ref)), reason }));

async function lockShown(tx: Tx, shownRef: string): Promise<OrderRow & { ref: string }> {
  const ref = readRef(shownRef);
  const { rows } = await tx.query<OrderRow>(
    `select status, payment_method, order_site_url(site_url) as site_url, first_name, phone, email, is_phone_proven, is_email_proven,
       delivery_kind
     from orders where ref = $1 for update`,
    [ref ?? ''],
  );
  const [order] = rows;
  if (ref === null || !order) throw new OrderStatusError(`Cette boutique n’a pas de commande ${shownRef}.`);
  return { ...order, ref };
}

interface Change {
  status: OrderStatus;
  /** What the shopper reads; null without. */
  reason: string | null;
  now: Date;
  actor: Actor | null;
}

async function applyStatus(
  tx: Tx,
  order: OrderRow & { ref: string },
  { status, reason, now, actor }: Change,
): Promise<void> {
  const { ref } = order;
  await tx.query('update orders set status = $2, expires_at = null where ref = $1', [ref, status]);
  if (order.payment_method === 'paytech') await endPayment(tx, ref, now);
  await writeOrderUpdate(tx, ref, { status, reason, actor }, now);
  const recipient = {
    ref,
    siteUrl: order.site_url,
    firstName: order.first_name,
    phone: order.phone,
    email: order.email,
    isPickup: order.delivery_kind === 'pickup',
    proof: { phone: order.is_phone_proven, email: order.is_email_proven },
  };
  const { name, contacts } = await readStoreTerms(tx);
  await queueOrderMessages(tx, recipient, statusMessages(recipient, name, contacts, { status, reason }));
  if (releasesStock(status)) await announceCancelled(tx, ref, reason);
  if (releasesStock(status)) await releaseOrder(tx, ref, actor);
}

/**
 * Changes an order's status with all that follows from it, concurrent changes one after the other.
 * Throws `OrderStatusError` for an invalid step; an actor of null is the server itself.
 */
export async function changeOrderStatus(
  tx: Tx,
  shownRef: string,
  status: OrderStatus,
  reason: string | null,
  now: Date,
  actor: Actor | null = null,
): Promise<void> {
  const order = await lockShown(tx, shownRef);
  refuseWrong(order.status, status, shownRef);
  await applyStatus(tx, order, { status, reason, now, actor });
}

/** Ends a shipped order whose parcel was refused in full, and whose stock came back with it. */
export const cancelRefusedParcel = async (
  tx: Tx,
  ref: string,
  reason: string,
  now: Date,
  actor: Actor,
): Promise<void> => applyStatus(tx, await lockShown(tx, ref), { status: 'CANCELLED', reason, now, actor });
