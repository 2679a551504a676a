import { useEffect } from 'react';
import { useMoney } from '../currency/index.ts';
import { isPaymentKnown, toPaymentState } from '../payments/index.ts';
import { useNow } from '../../lib/clock/index.ts';
import { isMissing } from '../../lib/api/index.ts';
import { clearPlacedOrder, ordersApi, useOrderQuestion } from '../orders/index.ts';
import { confirmedRef, trackingHref } from '../orders/links/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { toOrderTrackingView } from './toOrderTrackingView.ts';
import type { ConfirmedOrderView } from './views.ts';

/** The order just placed, which the query of /order-confirmation names; null: redirect to `/`. */
export function useConfirmedOrder(query: URLSearchParams): ConfirmedOrderView | null {
  const money = useMoney();
  const now = useNow();
  const ref = confirmedRef(query);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (ref !== null) dispatch(clearPlacedOrder());
  }, [dispatch, ref]);
  const { currentData, isLoading, error } = ordersApi.useGetOrderQuery(ref ?? '', { skip: ref === null });
  const order = currentData ?? null;
  const whatsappHref = useOrderQuestion(order, 'j’ai une question sur');
  if (ref === null || isMissing(error)) return null;
  const placed = { ref, trackingHref: trackingHref(ref), isLoading };
  if (order === null) return { ...placed, details: null };
  const { items, total, deliveryZone, isPickup, deliveryName } = toOrderTrackingView(order, money);
  const payment = isPaymentKnown(order) ? toPaymentState(order, now).text : null;
  return {
    ...placed,
    details: { items, total, deliveryZone, isPickup, deliveryName, payment, whatsappHref },
  };
}
