export { useConfirmedOrder } from './useConfirmedOrder.ts';
export { useOrderTracking } from './useOrderTracking.ts';
export type { ConfirmedOrderView, OrderHeadView, OrderTrackingView } from './views.ts';
