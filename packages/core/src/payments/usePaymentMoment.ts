import { useClockUntil, useNow } from '../clock/useNow.ts';
import type { Order } from '../orders/order.ts';
import { isPaymentOpen } from './paymentState.ts';
import { nextMinute } from './timeAgo.ts';

/**
 * Time for which an order's payment is described: advances every minute while the payment is open.
 */
export function usePaymentMoment(order: Order | null): number {
  const now = useNow();
  const since = order && isPaymentOpen(order) ? order.payment.since : null;
  useClockUntil(since === null ? null : nextMinute(since, now));
  return now;
}
