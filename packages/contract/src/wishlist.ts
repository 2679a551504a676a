import { Type, type Static } from 'typebox';
import { ProductSummaryWire } from './product.ts';

/**
 * GET /api/wishlist and the response of every change to it: the visitor's saved products, newest
 * first.
 */
export const WishlistWire = Type.Array(ProductSummaryWire);
export type WishlistWire = Static<typeof WishlistWire>;

/** POST and DELETE /api/wishlist/{id}. */
export const WishlistParamsWire = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });
export type WishlistParamsWire = Static<typeof WishlistParamsWire>;
