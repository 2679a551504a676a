import { Type, type Static } from 'typebox';
import { QuantityWire } from './cart.ts';
import { XofWire } from './wire.ts';

const itemId = Type.String({ minLength: 1, maxLength: 200 });

/** POST /api/promocodes/validate. The server reads prices itself: those a client sends change nothing. */
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

/** What a promo code takes off an order. */
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

/** The answer of POST /api/promocodes/validate, 200 whether the code holds or not; `data` is null when it does not. */
export const PromoAnswerWire = Type.Object({
  success: Type.Boolean(),
  isValid: Type.Boolean(),
  message: Type.Object({ fr: Type.String() }),
  data: Type.Union([PromoDiscountWire, Type.Null()]),
});
export type PromoAnswerWire = Static<typeof PromoAnswerWire>;
