import { useMemo } from 'react';
import { useAppDispatch } from '../../../lib/store/index.ts';
import { useHydrated } from '../../../lib/hydration/index.ts';
import { readPendingPayment } from './pendingPayment.ts';
import { readUnanswered } from './unanswered.ts';

/** Pages that show an order and its payment themselves. */
const orderPaths = /^\/(?:payment-success|payment-cancel|orders-status)(?:\/|$)/;
/** The checkout looks up an unanswered order itself, but says nothing of one left unpaid. */
const checkoutPath = /^\/checkout(?:\/|$)/;

/**
 * The order left unpaid, except on pages that show it anyway; `unansweredRef` for an unanswered
 * order, null for none.
 */
export function usePendingPayment(pathname: string): string | null {
  const dispatch = useAppDispatch();
  const isHydrated = useHydrated();
  return useMemo(() => {
    if (!isHydrated || orderPaths.test(pathname)) return null;
    const unanswered = checkoutPath.test(pathname) ? null : dispatch(readUnanswered());
    return unanswered ?? dispatch(readPendingPayment());
  }, [dispatch, isHydrated, pathname]);
}
