import { useClockUntil, useNow } from '../../lib/clock/index.ts';
import type { Order } from '../orders/index.ts';
import { isPaymentOpen } from './paymentState.ts';
import { nextMinute } from './timeAgo.ts';

/**
 * Time for which the payments of orders are described: advances every minute while one is open.
 */
export function usePaymentMoment(orders: readonly Pick<Order, 'status' | 'payment'>[]): number {
  const now = useNow();
  const next = orders
    .filter(isPaymentOpen)
    .flatMap(({ payment: { since } }) => (since === null ? [] : [nextMinute(since, now)]));
  useClockUntil(next.length === 0 ? null : Math.min(...next));
  return now;
}
