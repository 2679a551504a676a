import { useMemo } from 'react';
import { useAppDispatch } from '../../../lib/store/index.ts';
import { useHydrated } from '../../../lib/hydration/index.ts';
import { readPendingPayment } from './pendingPayment.ts';
import { readUnanswered } from './unanswered.ts';

/** Pages that speak of a payment or an order themselves. */
const privatePaths = /^\/(?:checkout|payment-success|payment-cancel|orders-status)(?:\/|$)/;

/**
 * The order left unpaid, except on pages that show it anyway; `unansweredRef` for an unanswered
 * order, null for none.
 */
export function usePendingPayment(pathname: string): string | null {
  const dispatch = useAppDispatch();
  const isHydrated = useHydrated();
  return useMemo(
    () =>
      isHydrated && !privatePaths.test(pathname)
        ? (dispatch(readUnanswered()) ?? dispatch(readPendingPayment()))
        : null,
    [dispatch, isHydrated, pathname],
  );
}
