import type { OrderStatusView } from '../../domain/order-status/index.ts';

/** One of the shopper's orders. */
export interface MyOrderView {
  ref: string;
  /** Where it is tracked. */
  href: string;
  dateLabel: string;
  total: string;
  state: OrderStatusView;
  /** Payment note; null when there is none. */
  note: string | null;
  /** When an open payment was started; null when none is open, or when nobody knows. */
  begun: string | null;
}

/** /my-orders. */
export type MyOrdersView =
  | { status: 'loading' }
  /** Nobody is signed in: the page must redirect to `href`, replacing its history entry. */
  | { status: 'leaving'; href: string }
  | { status: 'failed'; title: string; message: string; retry: () => void }
  | { status: 'empty'; title: string; text: string; action: { label: string; href: string } }
  | { status: 'ready'; countLabel: string; orders: MyOrderView[] };
