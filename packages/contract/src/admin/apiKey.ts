import { Type, type Static } from 'typebox';
import { apiScopes } from './apiScopes.ts';

export const ApiScopeWire = Type.Enum(apiScopes);

export const ApiKeyWire = Type.Object({
  id: Type.String(),
  name: Type.String(),
  scopes: Type.Array(ApiScopeWire),
  createdBy: Type.String(),
  createdAt: Type.String(),
  lastUsedAt: Type.Union([Type.String(), Type.Null()]),
});
export type ApiKeyWire = Static<typeof ApiKeyWire>;

/** GET /api/admin/api-keys. */
export const ApiKeyListWire = Type.Object({ keys: Type.Array(ApiKeyWire) });
export type ApiKeyListWire = Static<typeof ApiKeyListWire>;

/** POST /api/admin/api-keys. */
export const NewApiKeyWire = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  scopes: Type.Array(ApiScopeWire, { minItems: 1, maxItems: 50 }),
});
export type NewApiKeyWire = Static<typeof NewApiKeyWire>;

/** POST /api/admin/api-keys, 201. The token is in this answer only. */
export const CreatedApiKeyWire = Type.Object({
  ...ApiKeyWire.properties,
  /** For `Authorization: Bearer …`. */
  token: Type.String(),
});
export type CreatedApiKeyWire = Static<typeof CreatedApiKeyWire>;
