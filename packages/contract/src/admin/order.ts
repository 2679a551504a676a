import { Type, type Static } from 'typebox';
import { maxUnits } from '../limits.ts';
import { orderStatuses, OrderStatusWire, OrderUpdateWire, PaymentMethodWire } from '../order.ts';
import { paymentStatuses, PaymentStatusWire } from '../payment.ts';
import { DeliveryKindWire } from '../store.ts';
import { XofWire, TextOrNullWire } from '../wire.ts';
import { CursorPageWire, pageQuery } from './page.ts';

export const StaffOrderStatusWire = Type.Enum(orderStatuses);
/** `refused`: never handed over. `returned`: brought or sent back. */
export const ReturnKindWire = Type.Union([Type.Literal('refused'), Type.Literal('returned')]);
export const ReturnedLineWire = Type.Object({
  /** Of the line in the order, from 0. */
  position: Type.Integer({ minimum: 0, maximum: 1_000 }),
  quantity: Type.Integer({ minimum: 1, maximum: maxUnits }),
  /** False for units that cannot be sold again. */
  isRestocked: Type.Boolean(),
});
/** Who gives the money back: PayTech, or the store by hand. */
export const RefundWayWire = Type.Union([Type.Literal('paytech'), Type.Literal('hand')]);

/** One of these, or several with commas between them. */
const listOf = (names: readonly string[]) => {
  const one = `(?:${names.join('|')})`;
  return Type.String({ pattern: `^${one}(?:,${one}){0,${names.length - 1}}$` });
};

/** GET /api/admin/orders: orders that match everything given. */
export const OrderQueryWire = Type.Object({
  ...pageQuery,
  /** A reference, a phone number, or words of names, addresses and contacts. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** One status, or several with commas between them. */
  status: Type.Optional(listOf(orderStatuses)),
  /** One status, or several with commas between them. */
  paymentStatus: Type.Optional(listOf(paymentStatuses)),
  paymentMethod: Type.Optional(PaymentMethodWire),
  deliveryKind: Type.Optional(DeliveryKindWire),
  /** Ordered from this time on. */
  since: Type.Optional(Type.String({ format: 'date-time' })),
  /** Ordered before this time. */
  until: Type.Optional(Type.String({ format: 'date-time' })),
  /** Default: `newest`. */
  sort: Type.Optional(
    Type.Union([
      Type.Literal('newest'),
      Type.Literal('oldest'),
      Type.Literal('total_desc'),
      Type.Literal('total_asc'),
    ]),
  ),
});
export type OrderQueryWire = Static<typeof OrderQueryWire>;

export const ListedOrderWire = Type.Object({
  ref: Type.String(),
  status: StaffOrderStatusWire,
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
  /** Products in all. */
  units: Type.Integer(),
});
export type ListedOrderWire = Static<typeof ListedOrderWire>;

/** GET /api/admin/orders, 200. */
export const OrderPageWire = Type.Object({
  ...CursorPageWire(ListedOrderWire).properties,
  /**
   * How many orders match in each status, whichever status is requested; on the first page only.
   */
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

/** Products that came back, once each. */
export const OrderReturnWire = Type.Object({
  id: Type.String(),
  kind: ReturnKindWire,
  reason: TextOrNullWire,
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
   * `DUE`: not requested yet, or by hand: not given back yet. `REQUESTED`: PayTech got the request.
   * `UNCLEAR`: it gave no answer and knows nothing of it. `FAILED`: it refused.
   */
  state: Type.Union([
    Type.Literal('DUE'),
    Type.Literal('REQUESTED'),
    Type.Literal('UNCLEAR'),
    Type.Literal('FAILED'),
    Type.Literal('DONE'),
  ]),
  failure: TextOrNullWire,
  reason: TextOrNullWire,
  actor: Type.String(),
  at: Type.String(),
  settledAt: TextOrNullWire,
});
export type OrderRefundWire = Static<typeof OrderRefundWire>;

/** GET /api/admin/orders/{ref}: what the shopper sees of an order, and what staff need besides. */
export const StaffOrderWire = Type.Object({
  ...Type.Omit(OrderStatusWire, ['items', 'status', 'updates']).properties,
  status: StaffOrderStatusWire,
  /** Number in the order's `ETag`, which an edit names in `If-Match`. */
  version: Type.Integer(),
  updates: Type.Array(
    Type.Object({
      ...OrderUpdateWire.properties,
      /** Who did it, by their name at that time; null for the shopper and the server itself. */
      actor: TextOrNullWire,
    }),
  ),
  /** What is to be paid when it is handed over. */
  cashDue: XofWire,
  /** What was paid that can still be refunded. */
  refundable: XofWire,
  /** Ways to reach the customer, with a sentence that fits the status. */
  links: Type.Object({
    tel: Type.String(),
    whatsapp: Type.String(),
    text: Type.String(),
    /** A map searched for the address; null for an order that is picked up. */
    map: TextOrNullWire,
  }),
  returns: Type.Array(OrderReturnWire),
  refunds: Type.Array(OrderRefundWire),
  /** The statuses it may take from here. */
  nextStatuses: Type.Array(StaffOrderStatusWire),
  contact: Type.Object({
    /** E.164. */
    phone: Type.String(),
    email: TextOrNullWire,
    postalCode: TextOrNullWire,
    hasAccount: Type.Boolean(),
    /** Whether a code showed that the contact is the shopper's. */
    isPhoneProven: Type.Boolean(),
    isEmailProven: Type.Boolean(),
  }),
  promoCode: TextOrNullWire,
  lines: Type.Array(
    Type.Object({
      /** Its place in the order, from 0; an edit may leave gaps. */
      position: Type.Integer(),
      productId: Type.String(),
      /** Of the variation; empty for a product without. */
      sku: Type.String(),
      name: Type.String(),
      /** File name of the image. */
      picture: TextOrNullWire,
      options: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
      unitPrice: XofWire,
      quantity: Type.Integer(),
    }),
  ),
  notes: Type.Array(OrderNoteWire),
});
export type StaffOrderWire = Static<typeof StaffOrderWire>;
