import { toFields, toInstant, toList, toNumber, toRows, toText, toTextOrNull } from '../../lib/wire/index.ts';
import { type Money, toXof, type Xof } from '../../domain/money/index.ts';
import { orderStatusTable, toOrderStatusView } from '../../domain/order-status/index.ts';
import { formatInstant, hasEnded, isAccepted, type OrderPayment, toPayment } from '../orders/index.ts';
import { trackingHref } from '../orders/links/index.ts';
import { begunText, isPaymentOpen, pendingText, unknownText } from '../payments/index.ts';
import { toDeliveryKind } from '../store-info/index.ts';
import type { MyOrderView } from './views.ts';

/** An order as the list of one's orders has it. */
export interface MyOrder {
  ref: string;
  createdAt: string | null;
  total: Xof;
  status: string;
  isPickup: boolean;
  payment: OrderPayment;
}

/** Label of an unknown status. */
export const unknownStatusLabel = 'Statut inconnu';

const unpaidNote = 'Paiement non abouti : vous pouvez le reprendre.';
const dueNote = 'En attente de paiement.';

function toMyOrder(value: unknown): MyOrder | null {
  const fields = toFields(value);
  const ref = toTextOrNull(fields['ref']);
  if (ref === null) return null;
  const total = toNumber(fields['total']);
  return {
    ref,
    createdAt: toInstant(fields['created_at']) ?? toInstant(fields['createdAt']),
    total: toXof(Number.isFinite(total) ? total : 0),
    status: toText(fields['status']),
    isPickup: toDeliveryKind(fields['deliveryKind']) === 'pickup',
    payment: toPayment(fields),
  };
}

/** The orders in an answer, the newest first. */
export function toMyOrders(body: unknown): MyOrder[] {
  return toList(toRows(body), toMyOrder).sort((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
}

/** Payment note of an order in the list; null when there is none. */
function paymentNote(order: MyOrder): string | null {
  const { state, canPay } = order.payment;
  if (isPaymentOpen(order)) return state === 'pending' ? pendingText : unknownText;
  if (!canPay || hasEnded(order) || isAccepted(order)) return null;
  if (state === 'unpaid') return unpaidNote;
  return state === 'waiting' ? dueNote : null;
}

/** Builds the view model of an order in the list at `now`. */
export function toMyOrderView(order: MyOrder, money: Money, now: number): MyOrderView {
  const { ref, createdAt, total, status, isPickup } = order;
  const state = toOrderStatusView(status, isPickup);
  return {
    ref,
    href: trackingHref(ref),
    dateLabel: formatInstant(createdAt),
    total: money.format(total),
    note: paymentNote(order),
    begun: isPaymentOpen(order) ? begunText(order, now) : null,
    state: Object.hasOwn(orderStatusTable, state.code) ? state : { ...state, label: unknownStatusLabel },
  };
}
