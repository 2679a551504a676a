import { isMissing } from '../../lib/api/index.ts';
import { type Order, unknownOrderAdvice, unknownOrderTitle, useOrderQuestion } from '../orders/index.ts';
import { trackingHref } from '../orders/links/index.ts';
import {
  checkingState,
  deniedState,
  isPaymentOpen,
  toCancelledState,
  toPaymentState,
  unreachableState,
} from './paymentState.ts';
import { usePaymentMoment } from './usePaymentMoment.ts';
import { usePaymentSession, type PaymentCallbacks } from './usePaymentSession.ts';
import { useWatchedOrder } from './useWatchedOrder.ts';
import type { PaymentStateView, PaymentView } from './views.ts';

function stateOf(order: Order | null, error: unknown, isCancelled: boolean, now: number): PaymentStateView {
  if (!order) return error === undefined ? checkingState : unreachableState;
  if (error !== undefined && isPaymentOpen(order)) return unreachableState;
  return isCancelled ? toCancelledState(order, now) : toPaymentState(order, now);
}

/**
 * /payment-success/{ref} and /payment-cancel/{ref}: the payment's state, polled until it is
 * settled; `isCancelled`: the shopper came back without paying.
 */
export function usePayment(ref: string, callbacks: PaymentCallbacks, isCancelled = false): PaymentView {
  const { order, error, isLooking, look } = useWatchedOrder(ref);
  const now = usePaymentMoment(order ? [order] : []);
  const { isDenied, actions } = usePaymentSession(order, look, callbacks);
  const whatsappHref = useOrderQuestion(order, 'j’ai une question sur le paiement de');
  if (!order && isMissing(error))
    return { status: 'unknown', title: unknownOrderTitle, message: unknownOrderAdvice };
  return {
    status: 'ready',
    ref: order?.ref ?? ref,
    trackingHref: trackingHref(order?.ref ?? ref),
    state: isDenied ? deniedState : stateOf(order, error, isCancelled, now),
    actions,
    retry: isLooking ? null : look,
    whatsappHref,
  };
}
