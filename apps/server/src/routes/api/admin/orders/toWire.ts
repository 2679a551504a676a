import type {
  ListedOrderWire,
  OrderNoteWire,
  OrderRefundWire,
  OrderReturnWire,
  StaffOrderWire,
} from '@teranga/contract/admin';
import type { OrderReturn } from '../../../../modules/fulfilment/orderReturns.ts';
import type { OrderDesk } from '../../../../modules/fulfilment/readOrderDesk.ts';
import type { OrderNote } from '../../../../modules/orders/orderNotes.ts';
import type { ListedOrder } from '../../../../modules/orders/searchOrders.ts';
import type { OrderRefund } from '../../../../modules/payments/refunds/orderRefunds.ts';
import { showRef } from '../../../../platform/references/orderRef.ts';

export const toListed = ({ ref, createdAt, ...order }: ListedOrder): ListedOrderWire => ({
  ...order,
  ref: showRef(ref),
  createdAt: createdAt.toISOString(),
});

export const toNote = ({ at, ...note }: OrderNote): OrderNoteWire => ({ ...note, at: at.toISOString() });

export const toReturn = ({ at, ...each }: OrderReturn): OrderReturnWire => ({
  ...each,
  at: at.toISOString(),
});

export function toRefund(refund: OrderRefund): OrderRefundWire {
  const { id, amount, way, state, failure, reason, actor, at, settledAt } = refund;
  return {
    id,
    amount,
    way,
    state,
    failure,
    reason,
    actor,
    at: at.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}

export function toStaffOrder(desk: OrderDesk): StaffOrderWire {
  const { order, notes, nextStatuses, returns, refunds, ...rest } = desk;
  const { siteUrl: _url, storeName: _name, toCollect: _rest, ...shown } = rest;
  const { items: _items, updates: _updates, ...shared } = order;
  return {
    ...shared,
    ...shown,
    nextStatuses: [...nextStatuses],
    notes: notes.map(toNote),
    returns: returns.map(toReturn),
    refunds: refunds.map(toRefund),
  };
}
