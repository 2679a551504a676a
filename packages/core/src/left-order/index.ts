export { useLeftOrder } from './useLeftOrder.ts';
export { unansweredRef } from '../pending-payment/unanswered.ts';
