export { useOrderRecovery } from './useOrderRecovery.ts';
export { unansweredRef } from '../pending-payment/unanswered.ts';
