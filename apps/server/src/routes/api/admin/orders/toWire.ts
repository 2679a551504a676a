import type { ListedOrderWire, OrderNoteWire, StaffOrderWire } from '@teranga/contract/admin';
import type { OrderNote } from '../../../../modules/orders/orderNotes.ts';
import type { StaffOrder } from '../../../../modules/orders/readOrderForStaff.ts';
import type { ListedOrder } from '../../../../modules/orders/searchOrders.ts';
import { showRef } from '../../../../platform/references/orderRef.ts';

export const toListed = ({ ref, createdAt, ...order }: ListedOrder): ListedOrderWire => ({
  ...order,
  ref: showRef(ref),
  createdAt: createdAt.toISOString(),
});

export const toNote = ({ at, ...note }: OrderNote): OrderNoteWire => ({ ...note, at: at.toISOString() });

export function toStaffOrder({ order, notes, nextStatuses, ...staffOrder }: StaffOrder): StaffOrderWire {
  const { items: _, ...shared } = order;
  return { ...shared, ...staffOrder, nextStatuses: [...nextStatuses], notes: notes.map(toNote) };
}
