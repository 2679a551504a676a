export {
  begunText,
  deniedState,
  isPaymentKnown,
  isPaymentOpen,
  pendingText,
  toPaymentState,
  unknownText,
} from './paymentState.ts';
export { toPaymentUrl } from './toPaymentUrl.ts';
export { paymentsApi } from './paymentsApi.ts';
export { savePendingPayment } from './pending/index.ts';
export { usePayment } from './usePayment.ts';
export { usePaymentBanner } from './usePaymentBanner.ts';
export { usePaymentMoment } from './usePaymentMoment.ts';
export { type PaymentCallbacks, usePaymentSession } from './usePaymentSession.ts';
export { useWatchedOrder } from './useWatchedOrder.ts';
export type { PaymentActionsView, PaymentBannerView, PaymentStateView, PaymentView } from './views.ts';
