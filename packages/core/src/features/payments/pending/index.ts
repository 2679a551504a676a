export { pendingSlot } from './pendingPayment.ts';
export { clearPendingPayment, pendingPaymentBefore, savePendingPayment } from './pendingPayments.ts';
export { pendingOrderLastsMs, pendingOrderSlotName, unansweredRef } from './unanswered.ts';
export { usePendingPayment } from './usePendingPayment.ts';
