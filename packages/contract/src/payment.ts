import { Type, type Static } from 'typebox';
import { CartWire } from './cart.ts';
import { paymentStates } from './paymentStates.ts';

/** Online payment statuses of an order; `NONE` for cash on delivery. */
export const paymentStatuses = ['NONE', 'WAITING', 'PAID', 'FAILED', 'REFUNDED'] as const;
export const PaymentStatusWire = Type.Enum(paymentStatuses);
export type PaymentStatusWire = Static<typeof PaymentStatusWire>;

export const PaymentStateWire = Type.Enum(paymentStates);
export type PaymentStateWire = Static<typeof PaymentStateWire>;

const instantOrNull = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/**
 * Payment part of GET /api/orders-status/{orderRef}. `WAITING`: started, or restartable while
 * `canPay`. `FAILED`: refused or abandoned; `canPay` says whether it may be retried.
 */
export const OrderPaymentWire = Type.Object({
  status: PaymentStatusWire,
  /** True while POST /api/orders/{orderRef}/payment gives a link. */
  canPay: Type.Boolean(),
  /** When the order is cancelled unless it is paid, as an ISO instant; null when it will not be. */
  expiresAt: Type.Union([Type.String(), Type.Null()]),
  /**
   * Sent only by back ends that also support POST /api/orders/{orderRef}/payment/check; without it,
   * only `status` and `canPay` are available.
   */
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

/**
 * POST /api/orders/{orderRef}/payment, 200: the payment page. Paid or ended orders return 409, a
 * failing provider 503.
 */
export const PaymentLinkWire = Type.Object({
  success: Type.Boolean(),
  data: Type.Object({ ref: Type.String(), paymentUrl: Type.String() }),
});
export type PaymentLinkWire = Static<typeof PaymentLinkWire>;

/**
 * POST /api/orders/{orderRef}/cart, 200: the products are in the cart again, and an order that
 * waited for payment is cancelled. `message` names those no longer available, or is null.
 */
export const CartRestoredWire = Type.Object({
  ...CartWire.properties,
  message: Type.Union([Type.String(), Type.Null()]),
});
export type CartRestoredWire = Static<typeof CartRestoredWire>;
