import { useMemo } from 'react';
import { messageOr, failureText } from '../api/apiError.ts';
import { useMoney } from '../currency/useMoney.ts';
import { toOrderTrackingView } from './orderViews.ts';
import { ordersApi } from './ordersApi.ts';
import type { OrderTrackingView } from './views.ts';

const missingRefText = "Référence de commande manquante dans l'URL.";
const fetchFailureText = 'Impossible de récupérer les informations de la commande.';
const noDataText = 'Les informations pour cette commande ne sont pas disponibles actuellement.';

/** /orders-status/{orderRef}. */
export function useOrderTracking(orderRef: string): OrderTrackingView {
  const money = useMoney();
  const isMissing = orderRef.trim() === '';
  const { currentData, isError, error, refetch } = ordersApi.useGetOrderQuery(orderRef, { skip: isMissing });
  return useMemo((): OrderTrackingView => {
    const title = failureText;
    const retry = () => void refetch();
    if (isMissing) return { status: 'failed', title, message: missingRefText, retry: null };
    if (currentData) return toOrderTrackingView(currentData, money, retry);
    if (currentData === null) return { status: 'failed', title, message: noDataText, retry };
    if (isError) return { status: 'failed', title, message: messageOr(error, fetchFailureText), retry };
    return { status: 'loading' };
  }, [currentData, error, isError, isMissing, money, refetch]);
}
