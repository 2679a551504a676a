import { Type, type Static } from 'typebox';
import { XofWire } from './wire.ts';

/** A service of a travel agency. GET /api/services, /services/{id}, /services/available. */
export const ServiceWire = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  picture: Type.Union([Type.String(), Type.Null()]),
  pictureColor: Type.Optional(Type.String()),
  isAvailable: Type.Boolean(),
  /** What it costs at least; absent for a price on request. */
  fromPrice: Type.Optional(XofWire),
  /** In words, such as «3 jours ouvrés». */
  duration: Type.Optional(Type.String()),
  /** What the customer brings. */
  documents: Type.Optional(Type.Array(Type.String())),
  service_category: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
});
export type ServiceWire = Static<typeof ServiceWire>;
