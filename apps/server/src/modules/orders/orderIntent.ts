import type { PaymentMethod } from '@teranga/contract';
import type { Actor } from '../audit/actor.ts';
import type { ProductKey } from '../cart/cartProducts.ts';
import type { Contact } from '../accounts/contact.ts';

/** The recipient of an order, as validated by the form. */
export interface OrderClient {
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string;
  email: string | null;
  address: string;
  city: string;
  postalCode: string | null;
}

/** A shopper's order, validated by the form but not yet against the catalogue. */
export interface OrderIntent {
  client: OrderClient;
  /** Id or name of a delivery zone. */
  zone: string;
  lines: (ProductKey & { quantity: number })[];
  promoCode: string | null;
  paymentMethod: PaymentMethod;
  /** The total the shopper saw, in FCFA; null when the client did not say. */
  expectedTotal: number | null;
  /** The fee and the discount the shopper saw, in FCFA; null when the client did not say. */
  expectedDelivery: number | null;
  expectedDiscount: number | null;
  /** True: the cart stays unchanged. */
  isBuyNow: boolean;
}

/** Where and when an order is placed. */
export interface OrderContext {
  /** Null for an order that staff place: it has no cart. */
  visitor: string | null;
  customerId: string | null;
  /** The store's address that the shopper uses, without a trailing slash. */
  siteUrl: string;
  now: Date;
  /**
   * Keyed hash of the shopper's network address; null where limits per session and address are off.
   */
  ipKey: Buffer | null;
  /** The contact to which a code was sent that came with the order; null without one. */
  confirmed: Contact | null;
  /** Who places it for the shopper, whom they know: no limits hold. Absent: the shopper. */
  placedBy?: Actor;
  /** Whether a code sent this way reaches anyone. */
  canSend: (channel: Contact['channel']) => boolean;
}

/**
 * The cart's price or availability differs from what the shopper saw: nothing was ordered, and the
 * shopper must review the cart.
 */
export class OrderConflict extends Error {
  override name = 'OrderConflict';
  readonly errors: Record<string, string[]> | undefined;

  constructor(message: string, errors?: Record<string, string[]>) {
    super(message);
    this.errors = errors;
  }
}
