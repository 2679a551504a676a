import { Type, type Static } from 'typebox';
import { CartWire } from './cart.ts';

/** How an order's online payment stands; `NONE` for cash on delivery. */
export const PaymentStatusWire = Type.Union([
  Type.Literal('NONE'),
  Type.Literal('WAITING'),
  Type.Literal('PAID'),
  Type.Literal('FAILED'),
  Type.Literal('REFUNDED'),
]);
export type PaymentStatusWire = Static<typeof PaymentStatusWire>;

/**
 * What is known of the money. `none`: not paid online. `waiting`: no shopper was sent to pay yet. `pending`: one was, and the provider
 * says neither yes nor no. `unknown`: one was, and the provider did not answer the last call. `paid`. `unpaid`: the provider or the
 * order's end says no.
 */
export const PaymentStateWire = Type.Union([
  Type.Literal('none'),
  Type.Literal('waiting'),
  Type.Literal('pending'),
  Type.Literal('unknown'),
  Type.Literal('paid'),
  Type.Literal('unpaid'),
]);
export type PaymentStateWire = Static<typeof PaymentStateWire>;

const instantOrNull = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/**
 * What GET /api/orders-status/{orderRef} says of the payment. `WAITING`: started, or to be started again while `canPay`.
 * `FAILED`: refused or given up; `canPay` says whether it may be tried again.
 */
export const OrderPaymentWire = Type.Object({
  status: PaymentStatusWire,
  /** True while POST /api/orders/{orderRef}/payment gives a link. */
  canPay: Type.Boolean(),
  /** When the order is cancelled unless it is paid, as an ISO instant; null when it will not be. */
  expiresAt: Type.Union([Type.String(), Type.Null()]),
  /** A back end that says it answers POST /api/orders/{orderRef}/payment/check too; without it, `status` and `canPay` are all there is. */
  state: Type.Optional(PaymentStateWire),
  /** When the shopper was last sent to pay, as an ISO instant. */
  since: instantOrNull,
  /** When the provider last answered about this payment. */
  checkedAt: instantOrNull,
  paidAt: instantOrNull,
  /** How it was paid, as the provider names it: «Orange Money». */
  method: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
export type OrderPaymentWire = Static<typeof OrderPaymentWire>;

/** POST /api/orders/{orderRef}/payment, 200: where to pay. Paid or ended orders are answered 409, a failing provider 503. */
export const PaymentLinkWire = Type.Object({
  success: Type.Boolean(),
  data: Type.Object({ ref: Type.String(), paymentUrl: Type.String() }),
});
export type PaymentLinkWire = Static<typeof PaymentLinkWire>;

/**
 * POST /api/orders/{orderRef}/cart, 200: the order's articles are in the cart again and, when it still waited for its payment, it is
 * cancelled. `message` names what is no longer to be had; null when nothing is missing.
 */
export const CartRestoredWire = Type.Object({
  ...CartWire.properties,
  message: Type.Union([Type.String(), Type.Null()]),
});
export type CartRestoredWire = Static<typeof CartRestoredWire>;
