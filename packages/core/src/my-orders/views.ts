import type { OrderStatusView } from '../order-status/orderStatus.ts';

/** One of the shopper's orders. */
export interface MyOrderView {
  ref: string;
  /** Where it is tracked. */
  href: string;
  dateLabel: string;
  total: string;
  state: OrderStatusView;
  /** What there is to say of its payment; null when there is nothing. */
  note: string | null;
}

/** /my-orders. */
export type MyOrdersView =
  | { status: 'loading' }
  /** Nobody is signed in: the page must go to `href`, in place of itself. */
  | { status: 'leaving'; href: string }
  | { status: 'failed'; title: string; message: string; retry: () => void }
  | { status: 'empty'; title: string; text: string; action: { label: string; href: string } }
  | { status: 'ready'; countLabel: string; orders: MyOrderView[] };
