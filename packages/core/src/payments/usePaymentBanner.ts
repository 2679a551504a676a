import { useEffect, useState } from 'react';
import { asApiError } from '../api/apiError.ts';
import { ordersApi } from '../orders/ordersApi.ts';
import { forgetPendingPayment } from '../pending-payment/pendingPayment.ts';
import { useMoney } from '../currency/useMoney.ts';
import { useAppDispatch } from '../store/storeHooks.ts';
import { isSettled } from './paymentState.ts';
import { usePaymentActions, type PaymentExits } from './usePaymentActions.ts';
import type { PaymentBannerView } from './views.ts';

const missingStatus = 404;

/** «Reprendre le paiement» for an order that was left to be paid; null when there is nothing to pay any more. */
export function usePaymentBanner(ref: string, exits: PaymentExits): PaymentBannerView | null {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const [isDismissed, setIsDismissed] = useState(false);
  const { currentData, error, refetch } = ordersApi.useGetOrderQuery(ref, {
    refetchOnMountOrArgChange: true,
  });
  const order = currentData ?? null;
  const actions = usePaymentActions(order, () => void refetch(), exits);
  const isOver = order ? isSettled(order) : asApiError(error).status === missingStatus;
  useEffect(() => {
    if (isOver) dispatch(forgetPendingPayment(ref));
  }, [dispatch, isOver, ref]);
  if (!order?.payment.canPay || isDismissed) return null;
  return {
    ...actions,
    label: 'Paiement en attente',
    text: `Votre commande ${order.ref} (${money.format(order.total)}) attend son paiement.`,
    link: { label: 'Voir la commande', href: `/orders-status/${encodeURIComponent(order.ref)}` },
    dismiss: () => {
      dispatch(forgetPendingPayment(ref));
      setIsDismissed(true);
    },
  };
}
