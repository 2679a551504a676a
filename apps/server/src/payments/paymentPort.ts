/** What a shopper is to pay, once. */
export interface PaymentRequest {
  /** What the provider is to know this attempt by: no other attempt has it. */
  command: string;
  /** Whole FCFA. */
  amount: number;
  /** What the shopper reads on the provider's page. */
  title: string;
  storeId: string;
  /** Where the shopper is sent afterwards; neither proves anything. */
  successUrl: string;
  cancelUrl: string;
  /** Where the provider tells us what happened. */
  webhookUrl: string;
}

/** Where a shopper pays. */
export interface PaymentLink {
  /** What the provider is asked about this payment by. */
  token: string;
  url: string;
}

/** How a payment stands, as the provider says when it is asked. */
export type PaymentState = 'pending' | 'paid' | 'cancelled' | 'refunded';

/** What a provider answers about a payment. */
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

/** What a provider says by itself. It is believed only once `fetchReport` says so too. */
export interface PaymentWebhook {
  command: string;
  /** Null where the provider does not say. */
  token: string | null;
  amount: number;
  /** As money is coded, in upper case: `XOF`. */
  currency: string;
  env: PaymentEnv;
  /** The store it was meant for, as we told the provider; null where it does not say. */
  storeId: string | null;
  method: string | null;
}

export type PaymentEnv = 'test' | 'prod';

/** A notice as it came. */
export interface RawWebhook {
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The provider said that there is no such payment, and why: asking again would not help. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
}

/**
 * A store's account at a payment provider. Every method fails after some seconds: `PaymentRefused` when the provider said no,
 * any other error when nobody can tell what it did.
 */
export interface PaymentPort {
  readonly env: PaymentEnv;
  /** Makes a payment that the shopper can make. */
  requestPayment(request: PaymentRequest): Promise<PaymentLink>;
  /** What a notice says; null when it was not signed with this account's keys. */
  readWebhook(raw: RawWebhook): PaymentWebhook | null;
  fetchReport(payment: KnownPayment): Promise<PaymentReport>;
  /** Asks for a payment to be given back whole. */
  refund(payment: KnownPayment): Promise<void>;
}
