import { toOrderStatusView, type OrderStatusView } from '@teranga/core/domain/order-status';

/**
 * What the shop has to do next with an order of a status, where its shopper reads what was done.
 */
const nextSteps: Readonly<Record<string, string>> = {
  WAITING_FOR_VALIDATION: 'À confirmer',
  VALIDATED: 'À préparer',
};

/** A status as staff read it, in the words of the list's tabs. */
export function statusBadge(status: string, isPickup: boolean): Pick<OrderStatusView, 'label' | 'tone'> {
  const { label, tone } = toOrderStatusView(status, isPickup);
  return { label: nextSteps[status] ?? label, tone };
}

/** A status as the history of an order says it. */
export const historyTitle = (status: string, isPickup: boolean): string =>
  status === 'VALIDATED' ? 'Confirmée' : statusBadge(status, isPickup).label;
