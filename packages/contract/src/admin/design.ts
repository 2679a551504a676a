import { Type, type Static } from 'typebox';

/** A design that a store may have. */
export const StaffDesignWire = Type.Object({
  id: Type.String(),
  name: Type.String(),
  version: Type.String(),
  isCurrent: Type.Boolean(),
  /** Every server that runs knows it; false: after the next start. */
  isServed: Type.Boolean(),
  /** Its pages. */
  screens: Type.Array(Type.String()),
  /** Its settings, as its `design.json` describes them. */
  settings: Type.Array(Type.Unknown()),
  /** What the store has set of them. They change by `designSettings.{id}` of the store's settings. */
  values: Type.Record(Type.String(), Type.Unknown()),
});
export type StaffDesignWire = Static<typeof StaffDesignWire>;

/** GET /api/admin/designs, and the answer of each change. */
export const StaffDesignListWire = Type.Object({
  /** Number in the settings' `ETag`, which a change names in `If-Match`. */
  version: Type.Integer(),
  current: Type.String(),
  items: Type.Array(StaffDesignWire),
});
export type StaffDesignListWire = Static<typeof StaffDesignListWire>;

/** POST /api/admin/designs/{id}/preview. */
export const PreviewRequestWire = Type.Object({
  hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })),
});
/** A link that shows the store in the design to who holds it. */
export const PreviewLinkWire = Type.Object({ url: Type.String(), until: Type.String() });
export type PreviewLinkWire = Static<typeof PreviewLinkWire>;

/** POST /api/admin/designs/publish, with `If-Match`. */
export const PublishDesignWire = Type.Object({ design: Type.String({ maxLength: 100 }) });

/** GET /api/admin/designs/history: what the store was before each change, the latest first. */
export const StoreHistoryWire = Type.Object({
  items: Type.Array(
    Type.Object({
      version: Type.Integer(),
      name: Type.String(),
      design: Type.String(),
      /** Until when it was so. */
      until: Type.String(),
    }),
  ),
});
export type StoreHistoryWire = Static<typeof StoreHistoryWire>;
