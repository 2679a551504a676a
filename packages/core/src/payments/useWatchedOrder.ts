import { useEffect, useState } from 'react';
import { isMissing } from '../api/apiError.ts';
import type { Order } from '../orders/order.ts';
import { ordersApi } from '../orders/ordersApi.ts';
import { useAppDispatch } from '../store/storeHooks.ts';
import { isSettled } from './paymentState.ts';
import { forgetPendingPayment } from './pendingPayments.ts';

/** How often, in milliseconds, an order is looked at while its payment is awaited: at first, and later. */
export const lookEveryMs = { first: 3000, later: 10_000 } as const;
/** How long, in milliseconds, it is looked at often. */
export const firstLooksMs = 120_000;

interface WatchedOrder {
  /** Null while it is on its way, and where there is none. */
  order: Order | null;
  /** True when the answer held no order. */
  isNone: boolean;
  /** The failure of the last look; undefined when it worked. */
  error: unknown;
  isLooking: boolean;
  look: () => void;
}

/** An order, looked at again and again until nothing more will become of its payment; an empty reference is no order. */
export function useWatchedOrder(ref: string): WatchedOrder {
  const dispatch = useAppDispatch();
  const [isFirst, setIsFirst] = useState(true);
  const [isDone, setIsDone] = useState(false);
  const rhythm = isFirst ? lookEveryMs.first : lookEveryMs.later;
  const { currentData, error, isFetching, refetch } = ordersApi.useGetOrderQuery(ref, {
    pollingInterval: isDone ? 0 : rhythm,
    refetchOnMountOrArgChange: true,
    skip: ref === '',
  });
  const order = currentData ?? null;
  const isOver = order !== null && isSettled(order);
  const isEnough = isOver || isMissing(error);
  if (isEnough !== isDone) setIsDone(isEnough);
  useEffect(() => {
    const timer = setTimeout(() => setIsFirst(false), firstLooksMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isOver) dispatch(forgetPendingPayment(ref));
  }, [dispatch, isOver, ref]);
  useEffect(() => {
    // Back from the payment's application.
    const onReturn = () => {
      if (!document.hidden && ref !== '') void refetch();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [ref, refetch]);
  return { order, isNone: currentData === null, error, isLooking: isFetching, look: () => void refetch() };
}
