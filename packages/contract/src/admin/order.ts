import { Type, type Static } from 'typebox';
import { OrderRequestWire, OrderStatusWire, OrderUpdateWire } from '../order.ts';
import { PaymentStatusWire } from '../payment.ts';
import { DeliveryKindWire } from '../store.ts';
import { XofWire } from '../wire.ts';
import { PageWire, pageQuery } from './page.ts';

const textOrNull = Type.Union([Type.String(), Type.Null()]);

const StatusWire = Type.Union([
  Type.Literal('WAITING_FOR_VALIDATION'),
  Type.Literal('VALIDATED'),
  Type.Literal('REJECTED'),
  Type.Literal('SHIPPED'),
  Type.Literal('DELIVERED'),
  Type.Literal('CANCELLED'),
]);
/** `refused`: never handed over. `returned`: brought or sent back. */
const ReturnKindWire = Type.Union([Type.Literal('refused'), Type.Literal('returned')]);
const ReturnedLineWire = Type.Object({
  /** Of the line in the order, from 0. */
  position: Type.Integer({ minimum: 0, maximum: 1_000 }),
  quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  /** False for units that cannot be sold again. */
  isRestocked: Type.Boolean(),
});
/** Who gives the money back: PayTech, or the store by hand. */
const RefundWayWire = Type.Union([Type.Literal('paytech'), Type.Literal('hand')]);
const reason = Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()]));
const PaymentMethodWire = Type.Union([Type.Literal('paytech'), Type.Literal('cod')]);

/** GET /api/admin/orders: orders that match everything given, the newest first. */
export const OrderQueryWire = Type.Object({
  ...pageQuery,
  /** A reference, a phone number, or words of names, addresses and contacts. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  status: Type.Optional(StatusWire),
  paymentStatus: Type.Optional(PaymentStatusWire),
  deliveryKind: Type.Optional(DeliveryKindWire),
  /** Ordered from this time on. */
  since: Type.Optional(Type.String({ format: 'date-time' })),
  /** Ordered before this time. */
  until: Type.Optional(Type.String({ format: 'date-time' })),
});
export type OrderQueryWire = Static<typeof OrderQueryWire>;

export const ListedOrderWire = Type.Object({
  ref: Type.String(),
  status: StatusWire,
  createdAt: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  /** E.164. */
  phone: Type.String(),
  city: Type.String(),
  zoneName: Type.String(),
  deliveryKind: DeliveryKindWire,
  paymentMethod: PaymentMethodWire,
  paymentStatus: PaymentStatusWire,
  total: XofWire,
  /** Articles in all. */
  units: Type.Integer(),
});
export type ListedOrderWire = Static<typeof ListedOrderWire>;

/** GET /api/admin/orders, 200. */
export const OrderPageWire = Type.Object({
  ...PageWire(ListedOrderWire).properties,
  /** How many orders match in each status, whichever status is requested; on the first page only. */
  counts: Type.Optional(Type.Record(Type.String(), Type.Integer())),
});
export type OrderPageWire = Static<typeof OrderPageWire>;

export const OrderNoteWire = Type.Object({
  id: Type.String(),
  at: Type.String(),
  /** Who wrote it, by their name at that time. */
  author: Type.String(),
  text: Type.String(),
});
export type OrderNoteWire = Static<typeof OrderNoteWire>;

/** Articles that came back, once each. */
export const OrderReturnWire = Type.Object({
  id: Type.String(),
  kind: ReturnKindWire,
  reason: textOrNull,
  /** Who took them back, by their name at that time. */
  actor: Type.String(),
  at: Type.String(),
  lines: Type.Array(ReturnedLineWire),
});
export type OrderReturnWire = Static<typeof OrderReturnWire>;

/** A refund by staff. */
export const OrderRefundWire = Type.Object({
  id: Type.String(),
  amount: XofWire,
  way: RefundWayWire,
  /**
   * `DUE`: not requested yet, or by hand: not given back yet. `REQUESTED`: PayTech was asked.
   * `UNCLEAR`: it gave no answer and knows nothing of it. `FAILED`: it refused.
   */
  state: Type.Union([
    Type.Literal('DUE'),
    Type.Literal('REQUESTED'),
    Type.Literal('UNCLEAR'),
    Type.Literal('FAILED'),
    Type.Literal('DONE'),
  ]),
  failure: textOrNull,
  reason: textOrNull,
  actor: Type.String(),
  at: Type.String(),
  settledAt: textOrNull,
});
export type OrderRefundWire = Static<typeof OrderRefundWire>;

/** GET /api/admin/orders/{ref}: what the shopper sees of an order, and what staff need besides. */
export const StaffOrderWire = Type.Object({
  ...Type.Omit(OrderStatusWire, ['items', 'status', 'updates']).properties,
  status: StatusWire,
  /** Number in the order's `ETag`, which an edit names in `If-Match`. */
  version: Type.Integer(),
  updates: Type.Array(
    Type.Object({
      ...OrderUpdateWire.properties,
      /** Who did it, by their name at that time; null for the shopper and the server itself. */
      actor: textOrNull,
    }),
  ),
  /** What is to be paid when it is handed over. */
  cashDue: XofWire,
  /** Ways to reach the customer, with a sentence that fits the status. */
  links: Type.Object({ tel: Type.String(), whatsapp: Type.String(), text: Type.String() }),
  returns: Type.Array(OrderReturnWire),
  refunds: Type.Array(OrderRefundWire),
  /** The statuses it may take from here. */
  nextStatuses: Type.Array(StatusWire),
  contact: Type.Object({
    /** E.164. */
    phone: Type.String(),
    email: textOrNull,
    postalCode: textOrNull,
    hasAccount: Type.Boolean(),
    /** Whether a code showed that the contact is the shopper's. */
    isPhoneProven: Type.Boolean(),
    isEmailProven: Type.Boolean(),
  }),
  promoCode: textOrNull,
  lines: Type.Array(
    Type.Object({
      /** Its place in the order, from 0; an edit may leave gaps. */
      position: Type.Integer(),
      productId: Type.String(),
      /** Of the variation; empty for a product without. */
      sku: Type.String(),
      name: Type.String(),
      /** File name of the image. */
      picture: textOrNull,
      options: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
      unitPrice: XofWire,
      quantity: Type.Integer(),
    }),
  ),
  notes: Type.Array(OrderNoteWire),
});
export type StaffOrderWire = Static<typeof StaffOrderWire>;

/** POST /api/admin/orders/{ref}/status. */
export const OrderStepWire = Type.Object({
  /** The status that was seen: 409 when it is another one by now. */
  from: StatusWire,
  to: StatusWire,
  /** What the shopper reads. */
  reason: Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()])),
  /** True: validates an order to be paid online that is not paid. */
  acceptsUnpaid: Type.Optional(Type.Boolean()),
});
export type OrderStepWire = Static<typeof OrderStepWire>;

/** POST /api/admin/orders/{ref}/status, 200. */
export const OrderStepResultWire = Type.Object({
  order: StaffOrderWire,
  /** The amount whose refund is requested, in FCFA. */
  refund: XofWire,
});
export type OrderStepResultWire = Static<typeof OrderStepResultWire>;

/** POST /api/admin/orders/{ref}/notes. */
export const NewOrderNoteWire = Type.Object({ text: Type.String({ minLength: 1, maxLength: 2000 }) });
export type NewOrderNoteWire = Static<typeof NewOrderNoteWire>;

/** POST /api/admin/orders: an order that a customer gives by telephone. */
export const StaffOrderRequestWire = Type.Omit(OrderRequestWire, ['buyNow', 'otp']);
export type StaffOrderRequestWire = Static<typeof StaffOrderRequestWire>;

/** PATCH /api/admin/orders/{ref}, with `If-Match`: what is absent stays. */
export const OrderEditWire = Type.Object({
  /** New quantities; 0 removes the line. None may grow. */
  lines: Type.Optional(
    Type.Array(
      Type.Object({
        position: Type.Integer({ minimum: 0, maximum: 1_000 }),
        quantity: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      }),
      { maxItems: 100 },
    ),
  ),
  firstName: Type.Optional(Type.String({ maxLength: 100 })),
  lastName: Type.Optional(Type.String({ maxLength: 100 })),
  phone: Type.Optional(Type.String({ maxLength: 30 })),
  address: Type.Optional(Type.String({ maxLength: 300 })),
  city: Type.Optional(Type.String({ maxLength: 100 })),
  postalCode: Type.Optional(Type.Union([Type.String({ maxLength: 20 }), Type.Null()])),
  /** Id or name of a delivery zone, whose fee then applies. */
  deliveryZone: Type.Optional(Type.String({ maxLength: 200 })),
  /** What the shopper reads. */
  reason,
});
export type OrderEditWire = Static<typeof OrderEditWire>;

/** PATCH /api/admin/orders/{ref}, 200. */
export const OrderEditResultWire = Type.Object({
  order: StaffOrderWire,
  /** What goes back to the shopper, in FCFA. */
  refund: XofWire,
});
export type OrderEditResultWire = Static<typeof OrderEditResultWire>;

/** POST /api/admin/orders/{ref}/returns. */
export const NewReturnWire = Type.Object({
  kind: ReturnKindWire,
  /** Absent: everything that has not come back yet, to be sold again. */
  lines: Type.Optional(Type.Array(ReturnedLineWire, { minItems: 1, maxItems: 100 })),
  /** What the shopper reads. */
  reason,
});
export type NewReturnWire = Static<typeof NewReturnWire>;

/** POST /api/admin/orders/{ref}/refunds, with `Idempotency-Key`: the same key refunds once. */
export const NewRefundWire = Type.Object({
  /** FCFA; absent: all that is left of the payment. */
  amount: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Absent: PayTech where it can, otherwise by hand. */
  way: Type.Optional(RefundWayWire),
  /** What the shopper reads. */
  reason,
});
export type NewRefundWire = Static<typeof NewRefundWire>;

/** POST /api/admin/orders/{ref}/refunds/{id}: how a refund that waited for staff ended. */
export const RefundOutcomeWire = Type.Object({ isDone: Type.Boolean() });
export type RefundOutcomeWire = Static<typeof RefundOutcomeWire>;

/** GET /api/admin/orders/{ref}/slip: the paper that it is printed on. */
export const SlipQueryWire = Type.Object({
  format: Type.Optional(Type.Union([Type.Literal('a6'), Type.Literal('80mm')])),
});
export type SlipQueryWire = Static<typeof SlipQueryWire>;
