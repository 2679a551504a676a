import type { Tx } from '../../platform/db/database.ts';
import { readRef } from '../../platform/references/orderRef.ts';
import { trackingUrl } from '../orders/orderMessages.ts';
import { readOrderForStaff, type StaffOrder } from '../orders/readOrderForStaff.ts';
import { readRefundable, readRefused } from '../payments/refunds/requestRefund.ts';
import { readRefunds, type OrderRefund } from '../payments/refunds/orderRefunds.ts';
import { readStoreTerms } from '../stores/readStore.ts';
import { contactLinks, type ContactLinks } from './contactLinks.ts';
import { isFullyReturned, readReturns, type OrderReturn } from './orderReturns.ts';

/** Everything staff need of an order. */
export interface OrderDesk extends StaffOrder {
  storeName: string;
  /** FCFA to be paid when it is handed over. */
  cashDue: number;
  /** FCFA of what was paid that can still be refunded. */
  refundable: number;
  returns: OrderReturn[];
  refunds: OrderRefund[];
  links: ContactLinks;
}

const closed = new Set(['DELIVERED', 'REJECTED', 'CANCELLED']);

/** `refused`: FCFA of what was refused at the door. */
function cashDueOf({ order, status, toCollect }: StaffOrder, refused: number): number {
  if (closed.has(status)) return 0;
  const isPaid = order.payment?.status === 'PAID' || order.payment?.status === 'REFUNDED';
  return Math.max(0, (isPaid ? toCollect : order.total) - refused);
}

/**
 * An order with its returns, refunds and ways to reach its customer; null when this store has none.
 */
export async function readOrderDesk(tx: Tx, shownRef: string, now: Date): Promise<OrderDesk | null> {
  const ref = readRef(shownRef);
  const found = ref === null ? null : await readOrderForStaff(tx, ref, now);
  if (ref === null || !found) return null;
  const { order, status, contact, siteUrl } = found;
  const { name: storeName } = await readStoreTerms(tx);
  const returns = await readReturns(tx, ref);
  const isGone = returns.length > 0 && (await isFullyReturned(tx, ref));
  const cashDue = isGone ? 0 : cashDueOf(found, await readRefused(tx, ref));
  const links = contactLinks({
    ref: order.ref,
    status,
    isPickup: order.deliveryKind === 'pickup',
    firstName: order.client.firstName,
    phone: contact.phone,
    toCollect: cashDue,
    place: [order.client.address, order.client.city],
    storeName,
    trackingUrl: trackingUrl({ siteUrl, ref }),
  });
  const nextStatuses = found.nextStatuses.filter((next) => !(isGone && next === 'DELIVERED'));
  return {
    ...found,
    nextStatuses,
    storeName,
    cashDue,
    refundable: await readRefundable(tx, { ref, status, total: order.total }),
    returns,
    refunds: await readRefunds(tx, ref),
    links,
  };
}
