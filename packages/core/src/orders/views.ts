import type { PaymentActionsView, PaymentStateView } from '../payments/views.ts';
import type { OrderStatusView } from '../order-status/orderStatus.ts';

export type { OrderStatusView } from '../order-status/orderStatus.ts';

/** /orders-status/{orderRef}. */
export type OrderTrackingView =
  | { status: 'loading' }
  | {
      status: 'failed';
      title: string;
      message: string;
      /** What may be done about a reference that no order has; null where it failed otherwise. */
      advice: string | null;
      retry: (() => void) | null;
    }
  | {
      status: 'ready';
      /** Said where the page stands alone, as on paper. */
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
      /** «Retrait à la boutique», «Dakar, Plateau»; null when nobody said. */
      deliveryZone: string | null;
      /** The shopper comes for it: there is no address. */
      isPickup: boolean;
      /** «Livraison» or «Retrait» */
      deliveryName: string;
      recipient: string;
      address: string;
      city: string;
      /** Asks the store about the order by WhatsApp; null when it gives no number. */
      whatsappHref: string | null;
      /** How it is paid, and how that stands; null when the back end did not say. */
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
  /** True while what was ordered is fetched; the reference is known already. */
  isLoading: boolean;
  /** What was ordered; null while that is not known. */
  details: {
    items: { key: string; name: string; optionsLabel: string; quantity: number }[];
    total: string;
    deliveryZone: string | null;
    isPickup: boolean;
    /** «Livraison» or «Retrait» */
    deliveryName: string;
    /** «À payer à la livraison : 26 500 FCFA»; null when the back end did not say how it is paid. */
    payment: string | null;
    /** Asks the store about the order by WhatsApp; null when it gives no number. */
    whatsappHref: string | null;
  } | null;
}

/** What is said of an order first. */
export interface OrderHeadView {
  ref: string;
  /** «7 avril 2025 à 14:05» */
  dateLabel: string;
  state: OrderStatusView;
  city: string;
  /** The shopper comes for it: no city is known. */
  isPickup: boolean;
}
