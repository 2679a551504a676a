export { networkSettleMs, useNetworkBack } from './useNetworkBack.ts';
