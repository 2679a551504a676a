/** Actions for an order awaiting payment. */
export interface PaymentActionsView {
  /** Opens the payment page; null when the order can no longer be paid. */
  resume: (() => void) | null;
  /**
   * Gives the order up and puts its products back into the cart; null when it is paid, or ended.
   */
  restore: (() => void) | null;
  /**
   * Declares that nothing was paid, so that paying is offered again; null unless a payment is open.
   */
  deny: (() => void) | null;
  busy: 'resume' | 'restore' | null;
  /** Why the last of these did not work. */
  error: string | null;
}

/** Payment state for display. */
export interface PaymentStateView {
  /**
   * `unreachable`: not fetched; `due`: not started; `pending`: started; `awaiting`: `due` or
   * `pending`; `delivery`: not online; `refunding`: the order ended, its refund runs.
   */
  code:
    | 'checking'
    | 'due'
    | 'pending'
    | 'awaiting'
    | 'confirmed'
    | 'failed'
    | 'refunding'
    | 'refunded'
    | 'delivery'
    | 'unreachable';
  tone: 'waiting' | 'good' | 'bad';
  title: string;
  text: string;
}

/** /payment-success/{ref} and /payment-cancel/{ref}. */
export type PaymentView =
  /** No order has this reference; `message` gives advice. */
  | { status: 'unknown'; title: string; message: string }
  | {
      status: 'ready';
      ref: string;
      trackingHref: string;
      state: PaymentStateView;
      actions: PaymentActionsView;
      /** Refetches at once; null while a request is in flight. */
      retry: (() => void) | null;
      /** WhatsApp link to contact the store about the payment; null when it has no number. */
      whatsappHref: string | null;
    };

/**
 * «Reprendre le paiement» banner for a shopper who left before paying, or before the order was
 * confirmed.
 */
export interface PaymentBannerView extends PaymentActionsView {
  /** Accessible name of the banner. */
  label: string;
  text: string;
  link: { label: string; href: string };
  /** Refetches the payment's state; null unless it could not be fetched. */
  retry: (() => void) | null;
  /** Hides the banner of this order for good. */
  dismiss: () => void;
}
