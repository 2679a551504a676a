import { Type, type Static } from 'typebox';
import { maxUnits } from './limits.ts';
import { PriceRuleWire, VariationWire } from './product.ts';
import { XofWire } from './wire.ts';

/** Quantity a client may request. The server checks it against stock. */
export const QuantityWire = Type.Integer({ minimum: 1, maximum: maxUnits });
const ProductIdWire = Type.String({ minLength: 1, maxLength: 200 });
const VariationIdWire = Type.Optional(
  Type.Union([Type.String({ minLength: 1, maxLength: 200 }), Type.Null()]),
);

/** One cart line, with everything needed to render it and to check it against stock. */
export const CartLineWire = Type.Object({
  productId: Type.String(),
  variationId: Type.Union([Type.String(), Type.Null()]),
  quantity: Type.Integer({ minimum: 1 }),
  /** Current unit price in FCFA. */
  price: XofWire,
  variation: Type.Union([VariationWire, Type.Null()]),
  item: Type.Object({
    name: Type.String(),
    category: Type.Union([Type.String(), Type.Null()]),
    picture: Type.Union([Type.String(), Type.Null()]),
    pictureColor: Type.Optional(Type.String()),
    /** Units in stock of the product, or of the line's variation. */
    quantity: Type.Integer({ minimum: 0 }),
    sellingPrice: XofWire,
    multiPricing: Type.Array(PriceRuleWire),
  }),
});
export type CartLineWire = Static<typeof CartLineWire>;

/** GET /api/cart, and the answer of every change to it. */
export const CartWire = Type.Object({
  items: Type.Array(CartLineWire),
  subtotal: XofWire,
  /**
   * Names of its products that are no longer sold, which `items` leaves out; absent without any.
   */
  withdrawn: Type.Optional(Type.Array(Type.String())),
});
export type CartWire = Static<typeof CartWire>;

/**
 * POST /api/cart/add. `price` is what the shopper saw; the server neither stores nor charges it.
 */
export const CartAddWire = Type.Object({
  productId: ProductIdWire,
  variationId: VariationIdWire,
  quantity: QuantityWire,
  price: Type.Optional(Type.Number()),
  /**
   * 0-based position for a line not yet in the cart, so that undoing a removal restores its
   * position. Defaults to the end.
   */
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
});
export type CartAddWire = Static<typeof CartAddWire>;

/** POST /api/cart/update: sets the line's quantity. */
export const CartUpdateWire = Type.Object({
  productId: ProductIdWire,
  variationId: VariationIdWire,
  quantity: QuantityWire,
});
export type CartUpdateWire = Static<typeof CartUpdateWire>;

/** POST /api/cart/remove: a line that is not there is no error. */
export const CartRemoveWire = Type.Object({ productId: ProductIdWire, variationId: VariationIdWire });
export type CartRemoveWire = Static<typeof CartRemoveWire>;

/** POST /api/cart/availability. */
export const AvailabilityRequestWire = CartUpdateWire;
export type AvailabilityRequestWire = CartUpdateWire;
export const AvailabilityWire = Type.Object({
  available: Type.Boolean(),
  quantity: Type.Integer({ minimum: 0 }),
});
export type AvailabilityWire = Static<typeof AvailabilityWire>;
