import type { PaymentMethod } from '@teranga/contract';
import type { CodeEntryView } from '../account/form/index.ts';
import type { CountdownView } from '../../lib/alerts/index.ts';
import type { QuantityView } from '../cart/index.ts';
import type { ImageView } from '../../domain/media/index.ts';
import type { PromoView } from './promo/index.ts';
import type { DeliveryKind } from '../store-info/index.ts';
import type { FieldView } from '../../lib/forms/index.ts';

/** The fields of the order form. */
export type CheckoutFieldName =
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'address'
  | 'city'
  | 'postalCode'
  | 'deliveryZone';

/** One product of the order being made. */
export interface CheckoutLineView {
  key: string;
  name: string;
  image: ImageView | null;
  optionsLabel: string;
  quantity: number;
  lineTotal: string;
  /**
   * 'Seulement {n} article(s) disponible(s)' with its title when stock is short, 'En rupture' when
   * nothing is left.
   */
  warning: { title: string; text: string } | null;
}

/** Sums of an order, formatted; a null one is not shown. */
export interface TotalsView {
  subtotal: string;
  discount: string | null;
  delivery: string;
  /** «Livraison» or «Retrait»: what `delivery` is paid for. */
  deliveryName: string;
  total: string;
  /** Says that the order is charged in FCFA when another currency is shown. */
  currencyNote: string | null;
}

/** A choice of one among several. */
export interface ChoiceFieldView<V extends string> {
  value: V;
  choices: { value: V; label: string; description: string; price?: string }[];
  choose: (value: V) => void;
  error: string | null;
}

/** A dialog that the page must show. */
export interface CheckoutDialogView extends CountdownView {
  /** `waiting`: an operation is in progress, the outcome is still open. */
  tone: 'success' | 'error' | 'waiting';
  title: string;
  text: string;
  /** An action besides closing the dialog. */
  action: { label: string; run: () => void } | null;
  /** Link to the page the dialog redirects to, in case the redirect fails. */
  link: { label: string; href: string } | null;
  /**
   * WhatsApp link to get help from the store; null where not needed, or the store has no number.
   */
  whatsappHref: string | null;
  /** Null when it cannot be closed. */
  close: (() => void) | null;
  /** The label of its close button, where closing is an answer. */
  closeLabel?: string;
  /** What the focus moves to once it is closed, where the order's lines have changed. */
  returnsTo?: 'lines';
}

/** The code that the store wants before it takes the order. */
export interface OrderCodeView {
  title: string;
  code: CodeEntryView;
  submitLabel: string;
  /** Returns to the form with its values preserved. */
  cancel: { label: string; run: () => void };
}

/** The products to order are unavailable. */
export interface CheckoutFailure {
  status: 'failed';
  message: string;
  /** Null where a retry cannot help. */
  retry: (() => void) | null;
  /** Where else the shopper may go on. */
  back?: { label: string; href: string };
}

/** /checkout. */
export type CheckoutView =
  | { status: 'loading' }
  | CheckoutFailure
  /** The page must go to `/`. */
  | { status: 'empty' }
  /** The session has expired: the page must redirect to `href`, replacing its history entry. */
  | { status: 'leaving'; href: string }
  | {
      status: 'ready';
      field: (name: CheckoutFieldName) => FieldView;
      /**
       * What the form carries where it is posted; `code`: the code it then needs, and why one was
       * refused.
       */
      posted: {
        values: { orderKey: string; expectedTotal: number; codeContact?: string };
        search: string;
        code: { error: string | null } | null;
      };
      /** Delivery or pick-up; null where the store has one of them only. */
      kinds: ChoiceFieldView<DeliveryKind> | null;
      /** The zones of the chosen kind. */
      zones: ChoiceFieldView<string>;
      /** The order is picked up: no address is required. */
      isPickup: boolean;
      methods: ChoiceFieldView<PaymentMethod>;
      promo: PromoView;
      lines: CheckoutLineView[];
      /** Where the products are changed; null for «Acheter maintenant». */
      cartHref: string | null;
      /** Quantity stepper of «Acheter maintenant»; null for a cart, and once the order is sent. */
      stepper: { quantity: QuantityView; label: string } | null;
      totals: TotalsView;
      /** The store's notes on deliveries; empty for pick-up. */
      deliveryNotes: string[];
      submit: () => void;
      submitLabel: string;
      /** A press is being validated, for which code may still load: the button is busy. */
      isValidating: boolean;
      isSubmitting: boolean;
      dialog: CheckoutDialogView | null;
      code: OrderCodeView | null;
    };
