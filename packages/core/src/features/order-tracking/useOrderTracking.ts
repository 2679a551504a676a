import { useMemo } from 'react';
import { failureText, isMissing, messageOr } from '../../lib/api/index.ts';
import { useMoney } from '../currency/index.ts';
import {
  deniedState,
  isPaymentKnown,
  type PaymentCallbacks,
  toPaymentState,
  usePaymentMoment,
  usePaymentSession,
  useWatchedOrder,
} from '../payments/index.ts';
import { useStoreInfo } from '../store-info/index.ts';
import { toOrderTrackingView } from './toOrderTrackingView.ts';
import { unknownOrderAdvice, unknownOrderTitle, useOrderQuestion } from '../orders/index.ts';
import type { OrderTrackingView } from './views.ts';

const missingRefText = "Référence de commande manquante dans l'URL.";
const fetchFailureText = 'Impossible de récupérer les informations de la commande.';
const noDataText = 'Les informations pour cette commande ne sont pas disponibles actuellement.';

/** /orders-status/{orderRef}. */
export function useOrderTracking(orderRef: string, callbacks: PaymentCallbacks): OrderTrackingView {
  const money = useMoney();
  const { name: storeName } = useStoreInfo();
  const ref = orderRef.trim();
  const { order, isNone, error, isLooking, look } = useWatchedOrder(ref);
  const now = usePaymentMoment(order ? [order] : []);
  const { isDenied, actions } = usePaymentSession(order, look, callbacks);
  const shown = useMemo(() => order && toOrderTrackingView(order, money), [order, money]);
  const questionHref = useOrderQuestion(order, 'j’ai une question sur');
  const failed = { status: 'failed', title: failureText, isUnknown: false } as const;
  if (ref === '') return { ...failed, message: missingRefText, retry: null };
  const failure = error === undefined ? null : messageOr(error, fetchFailureText);
  if (order && shown) {
    const state = isDenied ? deniedState : toPaymentState(order, now);
    const payment = isPaymentKnown(order) ? { state, actions } : null;
    const live = { whatsappHref: questionHref, payment, failure, isRefreshing: isLooking, refresh: look };
    return { ...shown, storeName, ...live };
  }
  if (isMissing(error))
    return { ...failed, title: unknownOrderTitle, message: unknownOrderAdvice, isUnknown: true, retry: look };
  if (isNone) return { ...failed, message: noDataText, retry: look };
  if (failure !== null) return { ...failed, message: failure, retry: look };
  return { status: 'loading' };
}
