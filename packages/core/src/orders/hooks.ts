import type { OrderTrackingView } from './views.ts';

const missing = (): never => {
  throw new Error('being written');
};
/** /orders-status/{orderRef}. */
export const useOrderTracking = (_orderRef: string): OrderTrackingView => missing();
/** The order just placed, for /order-confirmation: from navigation state, else from session storage, so that it survives a reload; null: go to `/`. */
export const useConfirmedOrder = (_navigationState: unknown): { ref: string; trackingHref: string } | null =>
  missing();
