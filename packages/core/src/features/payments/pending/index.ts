export { pendingSlot } from './pendingPayment.ts';
export { pendingOrderLastsMs, pendingOrderSlotName, unansweredRef } from './unanswered.ts';
export { usePendingPayment } from './usePendingPayment.ts';
