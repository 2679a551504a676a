import { useEffect, useState } from 'react';
import { isMissing } from '../../lib/api/index.ts';
import { ordersApi } from '../orders/index.ts';
import { trackingHref } from '../orders/links/index.ts';
import { useMoney } from '../currency/index.ts';
import { useAppDispatch } from '../../lib/store/index.ts';
import { begunText, isPaymentOpen, isSettled, pendingText, unknownText } from './paymentState.ts';
import { clearPendingPayment, pendingPaymentBefore } from './pending/index.ts';
import { usePaymentCheck } from './usePaymentCheck.ts';
import { usePaymentMoment } from './usePaymentMoment.ts';
import { usePaymentSession, type PaymentCallbacks } from './usePaymentSession.ts';
import type { PaymentBannerView } from './views.ts';

const noRefs: readonly string[] = [];
/** How often, in milliseconds, the banner has an open payment checked. */
const checkEveryMs = 10_000;

/**
 * The order to show: the latest one left unpaid, or the one before once it can no longer be paid.
 */
function useUnpaidOrder(newest: string) {
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState({ newest, ref: newest, over: noRefs });
  // Another page may have left a different order.
  if (shown.newest !== newest) setShown({ newest, ref: newest, over: noRefs });
  const { ref, over } = shown;
  const { currentData, error, refetch } = ordersApi.useGetOrderQuery(ref, {
    refetchOnMountOrArgChange: true,
  });
  const order = currentData ?? null;
  const isOver = order ? isSettled(order) : isMissing(error);
  const isOpen = order !== null && isPaymentOpen(order);
  const isIdle = order?.payment.canPay === false && !isOpen;
  const before = isOver || isIdle ? dispatch(pendingPaymentBefore(ref)) : null;
  if (before !== null) setShown({ newest, ref: before, over: isOver ? [...over, ref] : over });
  useEffect(() => {
    for (const each of isOver ? [...over, ref] : over) dispatch(clearPendingPayment(each));
  }, [dispatch, isOver, over, ref]);
  const { error: checkError, check } = usePaymentCheck(ref, isOpen, checkEveryMs);
  return { ref, order, isOpen, checkError, check, look: () => void refetch() };
}

function openPaymentText(orderLabel: string, begun: string | null, isUnknown: boolean): string {
  const text = `${isUnknown ? unknownText : pendingText} Commande ${orderLabel}.`;
  return begun === null ? text : `${text} ${begun}.`;
}

/**
 * «Reprendre le paiement» banner for an order left unpaid; null when there is nothing left to pay.
 */
export function usePaymentBanner(newest: string, callbacks: PaymentCallbacks): PaymentBannerView | null {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const [dismissed, setDismissed] = useState<string | null>(null);
  const { ref, order, isOpen, checkError, check, look } = useUnpaidOrder(newest);
  const { actions } = usePaymentSession(order, look, callbacks);
  const now = usePaymentMoment(order ? [order] : []);
  if (order === null || dismissed === ref || !(isOpen || order.payment.canPay)) return null;
  const isUnknown = isOpen && (order.payment.state === 'unknown' || checkError !== undefined);
  const orderLabel = `${order.ref} (${money.format(order.total)})`;
  return {
    ...actions,
    // The order's own page does.
    deny: null,
    label: isOpen ? 'Paiement à confirmer' : 'Paiement en attente',
    text: isOpen
      ? openPaymentText(orderLabel, begunText(order, now), isUnknown)
      : `Votre commande ${orderLabel} attend son paiement.`,
    link: { label: 'Voir la commande', href: trackingHref(order.ref) },
    retry: isUnknown ? check : null,
    dismiss: () => {
      dispatch(clearPendingPayment(ref));
      setDismissed(ref);
    },
  };
}
