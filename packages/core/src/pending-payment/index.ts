export { usePendingPayment } from './usePendingPayment.ts';
