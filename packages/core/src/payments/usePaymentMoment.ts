import { useClockUntil, useNow } from '../clock/useNow.ts';
import type { Order } from '../orders/order.ts';
import { isPaymentOpen } from './paymentState.ts';
import { nextMinute } from './timeAgo.ts';

/** The moment for which the payment of an order is described: it moves with every minute of an open payment. */
export function usePaymentMoment(order: Order | null): number {
  const now = useNow();
  const since = order && isPaymentOpen(order) ? order.payment.since : null;
  useClockUntil(since === null ? null : nextMinute(since, now));
  return now;
}
