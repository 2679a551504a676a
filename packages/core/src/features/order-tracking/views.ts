import type { PaymentActionsView, PaymentStateView } from '../payments/index.ts';
import type { OrderStatusView } from '../../domain/order-status/index.ts';

export type { OrderStatusView } from '../../domain/order-status/index.ts';

/** /orders-status/{orderRef}. */
export type OrderTrackingView =
  | { status: 'loading' }
  | {
      status: 'failed';
      title: string;
      message: string;
      /** No order has this reference; `message` gives advice. */
      isUnknown: boolean;
      retry: (() => void) | null;
    }
  | {
      status: 'ready';
      /** Shown where the page appears without its frame, as in print. */
      storeName: string;
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
      /** «Retrait à la boutique», «Dakar, Plateau»; null when unknown. */
      deliveryZone: string | null;
      /** The shopper comes for it: there is no address. */
      isPickup: boolean;
      /** «Livraison» or «Retrait» */
      deliveryName: string;
      recipient: string;
      address: string;
      city: string;
      /** WhatsApp link to contact the store about the order; null when the store has no number. */
      whatsappHref: string | null;
      /** Payment state and actions; null when the back end sends no payment data. */
      payment: { state: PaymentStateView; actions: PaymentActionsView } | null;
      /** Why the last look failed, while the order of before is shown. */
      failure: string | null;
      isRefreshing: boolean;
      refresh: () => void;
    };

/** /order-confirmation. */
export interface ConfirmedOrderView {
  ref: string;
  trackingHref: string;
  /** True while the order details are loading; the reference is already known. */
  isLoading: boolean;
  /** Order details; null until they are loaded. */
  details: {
    items: { key: string; name: string; optionsLabel: string; quantity: number }[];
    total: string;
    deliveryZone: string | null;
    isPickup: boolean;
    /** «Livraison» or «Retrait» */
    deliveryName: string;
    /**
     * «À payer à la livraison : 26 500 FCFA»; null when the back end did not say how it is paid.
     */
    payment: string | null;
    /** WhatsApp link to contact the store about the order; null when the store has no number. */
    whatsappHref: string | null;
  } | null;
}

/** Header of an order. */
export interface OrderHeadView {
  ref: string;
  /** «7 avril 2025 à 14:05» */
  dateLabel: string;
  state: OrderStatusView;
  city: string;
  /** The shopper comes for it: no city is known. */
  isPickup: boolean;
}
