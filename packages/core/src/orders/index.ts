export { useConfirmedOrder } from './useConfirmedOrder.ts';
export { useOrderTracking } from './useOrderTracking.ts';
export * from './views.ts';
