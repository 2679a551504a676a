export { useOrderRecovery } from './useOrderRecovery.ts';
