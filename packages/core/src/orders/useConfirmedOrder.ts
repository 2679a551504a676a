import { useMemo } from 'react';
import { useAppDispatch } from '../store/storeHooks.ts';
import { readConfirmedOrder, refOfNavigation } from './confirmedOrder.ts';

/** The order just placed, for /order-confirmation: from navigation state, else from session storage, so that it survives a reload; null: go to `/`. */
export function useConfirmedOrder(navigationState: unknown): { ref: string; trackingHref: string } | null {
  const dispatch = useAppDispatch();
  const given = refOfNavigation(navigationState);
  const ref = useMemo(() => given ?? dispatch(readConfirmedOrder()), [dispatch, given]);
  return ref === null ? null : { ref, trackingHref: `/orders-status/${encodeURIComponent(ref)}` };
}
