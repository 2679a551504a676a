import { useMemo } from 'react';
import { useMoney } from '../currency/index.ts';
import { isPaymentKnown, toPaymentState } from '../payments/index.ts';
import { useNow } from '../../lib/clock/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { readConfirmedOrder, refOfNavigation } from '../orders/index.ts';
import { ordersApi } from '../orders/index.ts';
import { toOrderTrackingView } from './orderViews.ts';
import { useOrderQuestion } from '../orders/index.ts';
import type { ConfirmedOrderView } from './views.ts';

/**
 * The order just placed, for /order-confirmation: from navigation state, else from session storage,
 * so that it survives a reload; null: redirect to `/`.
 */
export function useConfirmedOrder(navigationState: unknown): ConfirmedOrderView | null {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const now = useNow();
  const given = refOfNavigation(navigationState);
  const ref = useMemo(() => given ?? dispatch(readConfirmedOrder()), [dispatch, given]);
  const { currentData, isLoading } = ordersApi.useGetOrderQuery(ref ?? '', { skip: ref === null });
  const order = currentData ?? null;
  const whatsappHref = useOrderQuestion(order, 'j’ai une question sur');
  if (ref === null) return null;
  const placed = { ref, trackingHref: `/orders-status/${encodeURIComponent(ref)}`, isLoading };
  if (order === null) return { ...placed, details: null };
  const { items, total, deliveryZone, isPickup, deliveryName } = toOrderTrackingView(order, money);
  const payment = isPaymentKnown(order) ? toPaymentState(order, now).text : null;
  return {
    ...placed,
    details: { items, total, deliveryZone, isPickup, deliveryName, payment, whatsappHref },
  };
}
