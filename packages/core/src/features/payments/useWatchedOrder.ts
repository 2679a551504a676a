import { useCallback, useEffect, useState } from 'react';
import { type Order, ordersApi } from '../orders/index.ts';
import { useHydrated } from '../../lib/hydration/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { paymentPhase } from './paymentSession.ts';
import { clearPendingPayment } from './pending/index.ts';
import { usePaymentCheck } from './usePaymentCheck.ts';

/** Polling interval in milliseconds while a payment is awaited: at first, and later. */
export const pollEveryMs = { first: 3000, later: 10_000 } as const;
/** How long, in milliseconds, it is polled often. */
export const fastPollingMs = 120_000;

const { getOrder } = ordersApi.endpoints;

interface WatchedOrder {
  /** Null while loading, and when there is none. */
  order: Order | null;
  /** True when the answer held no order. */
  isNone: boolean;
  /** The failure of the last look; undefined when it worked. */
  error: unknown;
  isLooking: boolean;
  look: () => void;
}

/** An order, polled until its payment is settled; no order for an empty reference. */
export function useWatchedOrder(ref: string): WatchedOrder {
  const dispatch = useAppDispatch();
  const isHydrated = useHydrated();
  const [isFirst, setIsFirst] = useState(true);
  const pollMs = isFirst ? pollEveryMs.first : pollEveryMs.later;
  const { currentData, error, isFetching } = getOrder.useQueryState(ref, { skip: ref === '' });
  const order = currentData ?? null;
  const phase = paymentPhase(order, error);
  const { refetch } = getOrder.useQuerySubscription(ref, {
    pollingInterval: phase === 'awaiting' ? pollMs : 0,
    refetchOnMountOrArgChange: isHydrated,
    skip: ref === '',
  });
  const isOpen = phase === 'open';
  const { check, isChecking, error: checkError } = usePaymentCheck(ref, isOpen, pollMs);
  const look = useCallback(() => (isOpen ? check() : void refetch()), [check, isOpen, refetch]);
  useEffect(() => {
    const timer = setTimeout(() => setIsFirst(false), fastPollingMs);
    return () => clearTimeout(timer);
  }, []);
  const isOver = order !== null && phase === 'settled';
  useEffect(() => {
    if (isOver) dispatch(clearPendingPayment(ref));
  }, [dispatch, isOver, ref]);
  useEffect(() => {
    // Back from the payment's application.
    const onReturn = () => {
      if (!document.hidden && ref !== '') look();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [look, ref]);
  return {
    order,
    isNone: currentData === null,
    error: error ?? checkError,
    isLooking: isFetching || isChecking,
    look,
  };
}
