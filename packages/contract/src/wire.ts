import { Type, type Static, type TSchema } from 'typebox';
import { highestXof } from './limits.ts';

/**
 * An id as sent by a back end: a string, or MongoDB's `{"$oid": "…"}`. Our own server sends
 * strings.
 */
export const IdWire = Type.Union([
  Type.String({ minLength: 1, maxLength: 200 }),
  Type.Object({ $oid: Type.String() }),
]);
export type IdWire = Static<typeof IdWire>;

/** An integer amount in FCFA. */
export const XofWire = Type.Integer({ minimum: 0, maximum: highestXof });

/** A text, or null where there is none. */
export const TextOrNullWire = Type.Union([Type.String(), Type.Null()]);

/** One page of a list; `last_page` is at least 1, also when the list is empty. */
export const PageWire = <T extends TSchema>(item: T) =>
  Type.Object({
    data: Type.Array(item),
    current_page: Type.Integer({ minimum: 1 }),
    last_page: Type.Integer({ minimum: 1 }),
    total: Type.Integer({ minimum: 0 }),
  });
export interface PageWire<T> {
  data: T[];
  current_page: number;
  last_page: number;
  total: number;
}

/** Every failure's body: a French message, and texts by field for a form. */
export const ErrorWire = Type.Object({
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
});
export type ErrorWire = Static<typeof ErrorWire>;

/** GET /csrf-token (outside /api). */
export const CsrfTokenWire = Type.Object({ csrfToken: Type.String() });
export type CsrfTokenWire = Static<typeof CsrfTokenWire>;
