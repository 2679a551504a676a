import { toOrderStatusView, type OrderStatusView } from '@teranga/core/domain/order-status';

/** A status as staff read it: what waits for the shop, the shop has to confirm. */
export function statusBadge(status: string, isPickup: boolean): Pick<OrderStatusView, 'label' | 'tone'> {
  const { label, tone } = toOrderStatusView(status, isPickup);
  return { label: status === 'WAITING_FOR_VALIDATION' ? 'À confirmer' : label, tone };
}
