import { Type, type Static } from 'typebox';

/** What an API key may be allowed: the routes that declare the scope. */
export const apiScopes = [
  'orders:read',
  'orders:write',
  'refunds:write',
  'messages:read',
  'messages:write',
  'catalogue:read',
  'catalogue:write',
  'customers:read',
  'customers:write',
  'settings:read',
  'settings:write',
  'audit:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];

export const ApiScopeWire = Type.Union([
  Type.Literal('orders:read'),
  Type.Literal('orders:write'),
  Type.Literal('refunds:write'),
  Type.Literal('messages:read'),
  Type.Literal('messages:write'),
  Type.Literal('catalogue:read'),
  Type.Literal('catalogue:write'),
  Type.Literal('customers:read'),
  Type.Literal('customers:write'),
  Type.Literal('settings:read'),
  Type.Literal('settings:write'),
  Type.Literal('audit:read'),
]);

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
