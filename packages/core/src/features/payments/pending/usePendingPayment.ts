import { useAppDispatch } from '../../../lib/store/index.ts';
import { useHydrated } from '../../../lib/hydration/index.ts';
import { readPendingPayment } from './pendingPayment.ts';
import { readUnanswered } from './unanswered.ts';

/**
 * The order left unpaid, except on pages that show orders anyway; `unansweredRef` for an unanswered
 * order, except on pages that look it up; null for none.
 */
export function usePendingPayment(reported?: 'orders' | 'unanswered orders'): string | null {
  const dispatch = useAppDispatch();
  if (!useHydrated() || reported === 'orders') return null;
  const unanswered = reported === 'unanswered orders' ? null : dispatch(readUnanswered());
  return unanswered ?? dispatch(readPendingPayment());
}
