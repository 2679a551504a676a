import { Type, type Static } from 'typebox';
import { QuantityWire } from './cart.ts';
import { XofWire } from './wire.ts';

const itemId = Type.String({ minLength: 1, maxLength: 200 });

/**
 * POST /api/promocodes/validate. The server reads the prices itself; prices sent by the client are
 * ignored.
 */
export const PromoCheckWire = Type.Object({
  code: Type.String({ maxLength: 60 }),
  items: Type.Array(
    Type.Object({
      id: itemId,
      variation: Type.Optional(Type.Union([itemId, Type.Null()])),
      quantity: QuantityWire,
      price: Type.Optional(Type.Number()),
    }),
    { minItems: 1, maxItems: 100 },
  ),
  totalAmount: Type.Optional(Type.Number()),
  /** As far as the form is filled in: some codes are given to each contact so many times. */
  phone: Type.Optional(Type.Union([Type.String({ maxLength: 30 }), Type.Null()])),
  email: Type.Optional(Type.Union([Type.String({ maxLength: 254 }), Type.Null()])),
});
export type PromoCheckWire = Static<typeof PromoCheckWire>;

/** The discount of a promo code on an order. */
export const PromoDiscountWire = Type.Object({
  /** The code as the store writes it. */
  code: Type.String(),
  /** FCFA off the subtotal. */
  appliedDiscount: XofWire,
  /** The lines it is counted on, at the server's prices. */
  eligibleItems: Type.Array(
    Type.Object({
      id: Type.String(),
      variation: Type.Union([Type.String(), Type.Null()]),
      quantity: Type.Integer({ minimum: 1 }),
      price: XofWire,
    }),
  ),
});
export type PromoDiscountWire = Static<typeof PromoDiscountWire>;

/**
 * Response of POST /api/promocodes/validate: 200 whether or not the code is valid; `data` is null
 * when it is not.
 */
export const PromoAnswerWire = Type.Object({
  success: Type.Boolean(),
  isValid: Type.Boolean(),
  message: Type.Object({ fr: Type.String() }),
  data: Type.Union([PromoDiscountWire, Type.Null()]),
});
export type PromoAnswerWire = Static<typeof PromoAnswerWire>;
