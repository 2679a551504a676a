/** What may be done about an order that waits for its payment. */
export interface PaymentActionsView {
  /** Goes to the payment page; null when the order cannot be paid any more. */
  resume: (() => void) | null;
  /** Gives the order up and puts its articles back into the cart; null when it is paid, or ended. */
  restore: (() => void) | null;
  /** Says that nothing was paid, so that paying is offered again; null unless a payment may be on its way. */
  deny: (() => void) | null;
  busy: 'resume' | 'restore' | null;
  /** Why the last of these did not work. */
  error: string | null;
}

/** How a payment stands. */
export interface PaymentStateView {
  /**
   * `unreachable`: nobody could say; `due`: nobody went to pay; `pending`: somebody did, and may have paid; `awaiting`: one of both;
   * `delivery`: it is not paid here; `refunding`: the order ended, its money goes back.
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
  /** No order has this reference; the message says what may be done. */
  | { status: 'unknown'; title: string; message: string }
  | {
      status: 'ready';
      ref: string;
      trackingHref: string;
      state: PaymentStateView;
      actions: PaymentActionsView;
      /** Looks again at once; null while it is being looked at anyway. */
      retry: (() => void) | null;
      /** Asks the store about the payment by WhatsApp; null when it gives no number. */
      whatsappHref: string | null;
    };

/** «Reprendre le paiement», for who left before paying, or before knowing that there is an order. */
export interface PaymentBannerView extends PaymentActionsView {
  /** What it is about, for who listens. */
  label: string;
  text: string;
  link: { label: string; href: string };
  /** Asks again how the payment stands; null unless nobody could say. */
  retry: (() => void) | null;
  /** Lets the order be; it is not spoken of again. */
  dismiss: () => void;
}
