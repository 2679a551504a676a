import { Type, type Static } from 'typebox';

/** GET, PUT and DELETE /api/admin/closing. */
export const ClosingStateWire = Type.Object({
  /** Null while the store is open. */
  closing: Type.Union([Type.Object({ closedAt: Type.String(), deleteAt: Type.String() }), Type.Null()]),
});
export type ClosingStateWire = Static<typeof ClosingStateWire>;
