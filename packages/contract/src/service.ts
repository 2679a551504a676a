import { Type, type Static } from 'typebox';

/** A service of a travel agency. GET /api/services, /services/{id}, /services/available. */
export const ServiceWire = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  picture: Type.Union([Type.String(), Type.Null()]),
  pictureColor: Type.Optional(Type.String()),
  isAvailable: Type.Boolean(),
  service_category: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
});
export type ServiceWire = Static<typeof ServiceWire>;
