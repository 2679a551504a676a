import type { OrderStatusView } from '../order-status/orderStatus.ts';

export type { OrderStatusView } from '../order-status/orderStatus.ts';

/** /orders-status/{orderRef}. */
export type OrderTrackingView =
  | { status: 'loading' }
  | { status: 'failed'; title: string; message: string; retry: (() => void) | null }
  | {
      status: 'ready';
      ref: string;
      state: OrderStatusView;
      dateLabel: string;
      /** Ascending by date; empty unless there is more than one update. */
      timeline: { key: string; dateLabel: string; state: OrderStatusView; reason: string | null }[];
      items: { key: string; name: string; optionsLabel: string; quantity: number }[];
      subtotal: string | null;
      delivery: string | null;
      discount: string | null;
      total: string;
      recipient: string;
      address: string;
      refresh: () => void;
    };
