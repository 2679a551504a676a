// The console loads this file: it has no TypeBox.

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
