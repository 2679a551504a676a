export { usePayment } from './usePayment.ts';
export { usePaymentActions, type PaymentCallbacks } from './usePaymentActions.ts';
export { usePaymentBanner } from './usePaymentBanner.ts';
export * from './views.ts';
