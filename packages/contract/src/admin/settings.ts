import { Type, type Static } from 'typebox';

/**
 * GET /api/admin/settings: everything a store says of itself, as its file has it; never its keys.
 */
export const SettingsWire = Type.Object({
  /** Number in the settings' `ETag`, which a change names in `If-Match`. */
  version: Type.Integer(),
  settings: Type.Record(Type.String(), Type.Unknown()),
});
export type SettingsWire = Static<typeof SettingsWire>;

/** PATCH /api/admin/settings, with `If-Match`: all changes or none. */
export const SettingsPatchWire = Type.Object({
  changes: Type.Array(
    Type.Object({
      /** For example `features.whatsapp` or `marketplaceInfo.deliveryInfo.zones.0.price`. */
      path: Type.String({ minLength: 1, maxLength: 300 }),
      /** Absent: removes an optional field, or an entry of a list. */
      value: Type.Optional(Type.Unknown()),
    }),
    { minItems: 1, maxItems: 100 },
  ),
});
export type SettingsPatchWire = Static<typeof SettingsPatchWire>;

export const StoreHostWire = Type.Object({
  host: Type.String(),
  /** That of the store's canonical address. */
  isPrimary: Type.Boolean(),
  /** Its visitors are sent to the primary one. */
  isRedirect: Type.Boolean(),
});

/** GET /api/admin/hosts, and the answer of each change. */
export const StoreHostListWire = Type.Object({ hosts: Type.Array(StoreHostWire) });
export type StoreHostListWire = Static<typeof StoreHostListWire>;

/** POST /api/admin/hosts. */
export const NewHostWire = Type.Object({
  host: Type.String({ minLength: 1, maxLength: 253 }),
  isRedirect: Type.Optional(Type.Boolean()),
});
export type NewHostWire = Static<typeof NewHostWire>;

/** PATCH /api/admin/hosts/{host}: exactly one of them. */
export const HostChangeWire = Type.Union([
  Type.Object({ isPrimary: Type.Literal(true) }),
  Type.Object({ isRedirect: Type.Boolean() }),
]);
export type HostChangeWire = Static<typeof HostChangeWire>;

/** PUT /api/admin/pause. */
export const PauseWire = Type.Object({
  /** When orders are taken again; null: when it is resumed. */
  until: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  /** What shoppers read; null for the usual sentence. */
  message: Type.Union([Type.String({ maxLength: 300 }), Type.Null()]),
});
export type PauseWire = Static<typeof PauseWire>;

/** GET /api/admin/pause, and the answer of each change. */
export const PauseStateWire = Type.Object({ pause: Type.Union([PauseWire, Type.Null()]) });
export type PauseStateWire = Static<typeof PauseStateWire>;
