import { Type, type Static } from 'typebox';
import { maxUnits } from '../limits.ts';
import { OrderRequestWire } from '../order.ts';
import { XofWire, TextOrNullWire } from '../wire.ts';
import {
  RefundWayWire,
  ReturnedLineWire,
  ReturnKindWire,
  StaffOrderStatusWire,
  StaffOrderWire,
} from './order.ts';

const reason = Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()]));

/** POST /api/admin/orders/{ref}/status. */
export const OrderStepWire = Type.Object({
  /** The status that was seen: 409 when it is another one by now. */
  from: StaffOrderStatusWire,
  to: StaffOrderStatusWire,
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

/** POST /api/admin/orders/bulk/status: each order on its own, also when another one is refused. */
export const OrderStepsWire = Type.Object({
  ...Type.Omit(OrderStepWire, ['from']).properties,
  orders: Type.Array(Type.Object({ ref: Type.String({ maxLength: 100 }), from: StaffOrderStatusWire }), {
    minItems: 1,
    maxItems: 100,
  }),
});
export type OrderStepsWire = Static<typeof OrderStepsWire>;

/** POST /api/admin/orders/bulk/status, 200. */
export const OrderStepsResultWire = Type.Object({
  results: Type.Array(Type.Object({ ref: Type.String(), isDone: Type.Boolean(), message: TextOrNullWire })),
});
export type OrderStepsResultWire = Static<typeof OrderStepsResultWire>;

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
        quantity: Type.Integer({ minimum: 0, maximum: maxUnits }),
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

/** A sheet of A6, or the roll of a receipt printer. */
export const slipFormats = ['a6', '80mm'] as const;
export type SlipFormat = (typeof slipFormats)[number];

/** GET /api/admin/orders/{ref}/slip: the paper that it is printed on. */
export const SlipQueryWire = Type.Object({ format: Type.Optional(Type.Enum(slipFormats)) });
export type SlipQueryWire = Static<typeof SlipQueryWire>;
