import { toFields, toInstant, toList, toNumber, toRows, toText, toTextOrNull } from '../api/readWire.ts';
import type { Money } from '../money/formatMoney.ts';
import { toXof, type Xof } from '../money/money.ts';
import { orderStatusTable, toOrderStatusView } from '../order-status/orderStatus.ts';
import { formatInstant } from '../orders/orderViews.ts';
import type { MyOrderView } from './views.ts';

/** An order as the list of one's orders has it. */
export interface MyOrder {
  ref: string;
  createdAt: string | null;
  total: Xof;
  status: string;
}

/** Said of a status nobody knows. */
export const unknownStatusLabel = 'Statut inconnu';

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
  };
}

/** The orders in an answer, the newest first. */
export function toMyOrders(body: unknown): MyOrder[] {
  return toList(toRows(body), toMyOrder).sort((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''));
}

/** An order, ready to draw. */
export function toMyOrderView({ ref, createdAt, total, status }: MyOrder, money: Money): MyOrderView {
  const state = toOrderStatusView(status);
  return {
    ref,
    href: `/orders-status/${encodeURIComponent(ref)}`,
    dateLabel: formatInstant(createdAt),
    total: money.format(total),
    state: Object.hasOwn(orderStatusTable, state.code) ? state : { ...state, label: unknownStatusLabel },
  };
}
