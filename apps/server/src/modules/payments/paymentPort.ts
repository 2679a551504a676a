import type { PaymentEnv } from '@teranga/contract/admin';

/** A payment to request from the provider. */
export interface PaymentRequest {
  /** The unique id of this attempt at the provider. */
  command: string;
  /** Whole FCFA. */
  amount: number;
  /** The title on the provider's payment page. */
  title: string;
  storeId: string;
  /** Where the shopper is sent afterwards; neither proves anything. */
  successUrl: string;
  cancelUrl: string;
  /** The URL for the provider's webhook. */
  webhookUrl: string;
}

/** Where a shopper pays. */
export interface PaymentLink {
  /** The provider's id for this payment. */
  token: string;
  url: string;
}

/** A payment's state as reported by the provider. */
export type PaymentState = 'pending' | 'paid' | 'cancelled' | 'refunded';

/** A provider's report on a payment. */
export interface PaymentReport {
  state: PaymentState;
  /** How it was paid, as the provider names it: «Orange Money»; null where it does not say. */
  method: string | null;
}

/** A payment that a provider knows. */
export interface KnownPayment {
  command: string;
  token: string;
  amount: number;
}

/** A part of a payment to send back to who paid it. */
export interface PartialRefund {
  /** Our own name for it, by which it is found again. */
  key: string;
  /** Whole FCFA. */
  amount: number;
  /** E.164: the account that it is sent to. */
  phone: string;
  /** How the payment was made, as the provider names it. */
  method: string | null;
}

export type PartialRefundState = 'pending' | 'done' | 'failed';

/** A provider's webhook. Trusted only once `fetchReport` confirms it. */
export interface PaymentWebhook {
  command: string;
  /** Null where the provider does not say. */
  token: string | null;
  amount: number;
  /** As money is coded, in upper case: `XOF`. */
  currency: string;
  env: PaymentEnv;
  /** The target store, as we sent it to the provider; null if the webhook omits it. */
  storeId: string | null;
  method: string | null;
}

/** A webhook as it came. */
export interface RawWebhook {
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The provider rejected the payment and said why: retrying would not help. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}

/**
 * A store's account at a payment provider. Methods time out after some seconds, and throw
 * `PaymentRefused` for a rejection, any other error when the outcome is unknown.
 */
export interface PaymentPort {
  readonly env: PaymentEnv;
  /** Makes a payment that the shopper can make. */
  requestPayment(request: PaymentRequest): Promise<PaymentLink>;
  /** Parses a webhook; null when it was not signed with this account's keys. */
  readWebhook(raw: RawWebhook): PaymentWebhook | null;
  fetchReport(payment: KnownPayment): Promise<PaymentReport>;
  /** Requests a full refund of a payment. */
  refund(payment: KnownPayment): Promise<void>;
  /**
   * Sends a part of a payment back. The provider does not recognise repeated calls: a call whose
   * outcome is unknown is never repeated, but looked up by `findPartialRefund`.
   */
  refundPart(part: PartialRefund): Promise<PartialRefundState>;
  /** The state of a partial refund by its key; null when the provider has none. */
  findPartialRefund(part: PartialRefund): Promise<PartialRefundState | null>;
}
