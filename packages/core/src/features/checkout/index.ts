export { type PendingOrder, endPendingOrder, readPendingOrder } from './pendingOrder.ts';
export { readBuyNow } from './buy-now/index.ts';
export type { FoundOrder } from './checkoutApi.ts';
export { clearCheckoutDraft } from './formDraft.ts';
export { lookUp, saveFoundOrder } from './lookUp.ts';
export { useCheckout } from './useCheckout.ts';
export type {
  CheckoutDialogView,
  CheckoutLineView,
  CheckoutView,
  OrderCodeView,
  TotalsView,
} from './views.ts';
