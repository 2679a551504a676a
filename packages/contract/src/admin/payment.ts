import { Type, type Static } from 'typebox';
import { paymentEnvs } from './paymentEnvs.ts';

const EnvWire = Type.Enum(paymentEnvs);
const key = Type.String({ minLength: 1, maxLength: 500, pattern: '^[!-~]+$' });

/** GET /api/admin/payment-account, and the answer of each change: never the keys. */
export const PaymentAccountStateWire = Type.Object({
  account: Type.Union([
    Type.Object({ provider: Type.Literal('paytech'), env: EnvWire, updatedAt: Type.String() }),
    Type.Null(),
  ]),
  /** Shoppers may pay online. */
  isOffered: Type.Boolean(),
});
export type PaymentAccountStateWire = Static<typeof PaymentAccountStateWire>;

/** PUT /api/admin/payment-account. */
export const PaymentKeysWire = Type.Object({ apiKey: key, apiSecret: key, env: EnvWire });

/**
 * POST /api/admin/payment-account/test: where a payment of 100 FCFA can be made, to try the keys.
 */
export const TestPaymentWire = Type.Object({ url: Type.String(), amount: Type.Integer() });

/** POST /api/admin/outbox/test: a message to the store's own contacts, or to one of them. */
export const TestMessageWire = Type.Object({
  channel: Type.Union([Type.Literal('email'), Type.Literal('sms')]),
});
/** 202: to how many contacts it goes. */
export const TestMessageSentWire = Type.Object({ count: Type.Integer() });

/** POST /api/admin/settings/rich-text: a rich text as pages will show it. */
export const RichTextWire = Type.Object({ html: Type.String({ maxLength: 60_000 }) });
