import { Type, type Static } from 'typebox';
import { OrderStatusWire } from '../order.ts';
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

/** GET /api/admin/orders/{ref}: what the shopper sees of an order, and what staff need besides. */
export const StaffOrderWire = Type.Object({
  ...Type.Omit(OrderStatusWire, ['items', 'status']).properties,
  status: StatusWire,
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
