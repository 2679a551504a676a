import { Type, type Static } from 'typebox';
import { CartWire, QuantityWire } from './cart.ts';
import { OrderPaymentWire } from './payment.ts';
import { paymentMethods } from './paymentMethods.ts';
import { VariationOptionWire } from './product.ts';
import { DeliveryKindWire } from './store.ts';
import { ErrorWire, XofWire } from './wire.ts';

/** Every status an order can have, in the order of its life. */
export const orderStatuses = [
  'WAITING_FOR_VALIDATION',
  'VALIDATED',
  'REJECTED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What happens to an order besides its status, as its history names it. */
export const orderEvents = ['CHANGED', 'PARCEL_REFUSED', 'RETURNED', 'REFUNDED'] as const;
export type OrderEvent = (typeof orderEvents)[number];

export const PaymentMethodWire = Type.Enum(paymentMethods);

const text = (maxLength: number) => Type.String({ maxLength });

/** POST /api/orders. Prices and fees sent by the client never change the amount charged. */
export const OrderRequestWire = Type.Object({
  firstName: text(100),
  lastName: text(100),
  /** Address and city are needed unless `deliveryZone` is one where orders are picked up. */
  address: Type.Optional(Type.Union([text(300), Type.Null()])),
  city: Type.Optional(Type.Union([text(100), Type.Null()])),
  postalCode: Type.Optional(Type.Union([text(20), Type.Null()])),
  phone: text(30),
  email: Type.Optional(Type.Union([text(254), Type.Null()])),
  /** The zone's `id`, or its name for back ends whose zones have no id. */
  deliveryZone: text(200),
  items: Type.Array(
    Type.Object({
      id: Type.String({ minLength: 1, maxLength: 200 }),
      variation: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 200 }), Type.Null()])),
      quantity: QuantityWire,
    }),
    { minItems: 1, maxItems: 100 },
  ),
  promoCode: Type.Optional(Type.Union([text(60), Type.Null()])),
  paymentMethod: PaymentMethodWire,
  /**
   * Fee, discount and total the shopper saw, in FCFA; a mismatch returns 409, as for
   * `expectedTotal`.
   */
  deliveryCharge: Type.Optional(Type.Number()),
  discount: Type.Optional(Type.Number()),
  total: Type.Optional(Type.Number()),
  /**
   * Total the shopper saw, in FCFA. A mismatch returns 409 with the fresh cart, and no order is
   * created.
   */
  expectedTotal: Type.Optional(Type.Integer({ minimum: 0 })),
  /** True for «Acheter maintenant»: the cart is not modified. */
  buyNow: Type.Optional(Type.Boolean()),
  /**
   * The code sent to the shopper after a `codeRequired` response; all other fields must be
   * identical to the first request.
   */
  otp: Type.Optional(Type.Union([text(20), Type.Null()])),
});
export type OrderRequestWire = Static<typeof OrderRequestWire>;

/**
 * POST /api/orders, 200. An order to be paid online has `paymentUrl`, or a `message` that explains
 * why not: POST /api/orders/{ref}/payment then requests the link again.
 */
export const OrderPlacedWire = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  data: Type.Object({
    ref: Type.String(),
    paymentUrl: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    total: Type.Optional(XofWire),
  }),
});
export type OrderPlacedWire = Static<typeof OrderPlacedWire>;

/**
 * GET /api/orders/attempt: the order created with the request's `Idempotency-Key`, or null. Never
 * creates an order.
 */
export const OrderByKeyWire = Type.Object({
  order: Type.Union([
    Type.Object({
      ref: Type.String(),
      paymentMethod: PaymentMethodWire,
    }),
    Type.Null(),
  ]),
});
export type OrderByKeyWire = Static<typeof OrderByKeyWire>;

/**
 * POST /api/orders, 422. With `codeRequired` a code was sent to `contact`: the same order and key
 * are accepted with it as `otp`; without `otp`, after a minute, another code is sent.
 */
export const OrderRefusedWire = Type.Object({
  ...ErrorWire.properties,
  codeRequired: Type.Optional(Type.Boolean()),
  /** The E.164 number or the e-mail address that the code was sent to. */
  contact: Type.Optional(Type.String()),
});
export type OrderRefusedWire = Static<typeof OrderRefusedWire>;

/** POST /api/orders, 409: the cart at current prices. */
export const OrderConflictWire = Type.Object({
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  cart: Type.Optional(CartWire),
});
export type OrderConflictWire = Static<typeof OrderConflictWire>;

/**
 * One entry of an order's history. `stateJSON` holds `{status, reason}` as JSON and overrides the
 * plain fields.
 */
export const OrderUpdateWire = Type.Object({
  date: Type.String(),
  status: Type.String(),
  reason: Type.Union([Type.String(), Type.Null()]),
  stateJSON: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
export type OrderUpdateWire = Static<typeof OrderUpdateWire>;

/** GET /api/orders-status/{orderRef}. */
export const OrderStatusWire = Type.Object({
  ref: Type.String(),
  status: Type.String(),
  createdAt: Type.Optional(Type.String()),
  created_at: Type.Optional(Type.String()),
  updates: Type.Array(OrderUpdateWire),
  items: Type.Array(
    Type.Object({
      name: Type.String(),
      quantity: Type.Integer(),
      price: Type.Optional(XofWire),
      variationDetails: Type.Optional(
        Type.Union([
          Type.Object({ options: Type.Array(Type.Pick(VariationOptionWire, ['name', 'value'])) }),
          Type.Null(),
        ]),
      ),
    }),
  ),
  subtotal: Type.Optional(XofWire),
  discount: Type.Optional(XofWire),
  deliveryCharge: Type.Optional(XofWire),
  /** Name of the chosen zone at the time of the order: a delivery area or a pickup point. */
  deliveryZone: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /** Absent: `delivery`. */
  deliveryKind: Type.Optional(DeliveryKindWire),
  total: XofWire,
  paymentMethod: Type.Optional(Type.String()),
  payment: Type.Optional(OrderPaymentWire),
  client: Type.Object({
    firstName: Type.String(),
    lastName: Type.String(),
    address: Type.String(),
    city: Type.String(),
  }),
});
export type OrderStatusWire = Static<typeof OrderStatusWire>;
