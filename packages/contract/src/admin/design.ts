import { Type, type Static } from 'typebox';

/** A design that a store may have. */
export const StaffDesignWire = Type.Object({
  id: Type.String(),
  name: Type.String(),
  version: Type.String(),
  isCurrent: Type.Boolean(),
  /** Every server that runs knows it; false: after the next start. */
  isServed: Type.Boolean(),
  /** The pages it has of those that not every design has. */
  optionalPages: Type.Array(Type.String()),
  /** Its settings, as its `design.json` describes them. */
  settings: Type.Array(Type.Unknown()),
  /**
   * What the store has set of them. They change by `designSettings.{id}` of the store's settings.
   */
  values: Type.Record(Type.String(), Type.Unknown()),
});
export type StaffDesignWire = Static<typeof StaffDesignWire>;

/** GET /api/admin/designs, and the answer of each change. */
export const StaffDesignListWire = Type.Object({
  /** Number in the settings' `ETag`, which a change names in `If-Match`. */
  version: Type.Integer(),
  current: Type.String(),
  items: Type.Array(StaffDesignWire),
  /** What the store is to get at a time. */
  scheduled: Type.Union([
    Type.Object({
      design: Type.String(),
      at: Type.String(),
      by: Type.String(),
      /** Why it was not published when its time came. */
      failure: Type.Union([Type.String(), Type.Null()]),
    }),
    Type.Null(),
  ]),
});
export type StaffDesignListWire = Static<typeof StaffDesignListWire>;

/** POST /api/admin/designs/{id}/preview. */
export const PreviewRequestWire = Type.Object({
  hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })),
});
/** A link that shows the store in the design to anyone who has the link. */
export const PreviewLinkWire = Type.Object({ url: Type.String(), until: Type.String() });
export type PreviewLinkWire = Static<typeof PreviewLinkWire>;

/** POST /api/admin/designs/publish, with `If-Match`. */
export const PublishDesignWire = Type.Object({ design: Type.String({ maxLength: 100 }) });

/** POST /api/admin/designs/schedule: publishes it at a time. */
export const ScheduleDesignWire = Type.Object({
  design: Type.String({ maxLength: 100 }),
  at: Type.String({ format: 'date-time' }),
});

const MeasureWire = Type.Object({
  /** Of speed and of accessibility, up to 100. */
  score: Type.Number(),
  accessibility: Type.Number(),
  /** When the largest image or text is there, in ms. */
  LCP: Type.Number(),
});
/** GET /api/admin/designs/{id}/impact: what publishing it would change. */
export const DesignImpactWire = Type.Object({
  lostPages: Type.Array(Type.String()),
  gainedPages: Type.Array(Type.String()),
  leftSettings: Type.Array(Type.String()),
  foundSettings: Type.Array(Type.String()),
  measures: Type.Array(
    Type.Object({
      page: Type.String(),
      before: Type.Union([MeasureWire, Type.Null()]),
      after: MeasureWire,
    }),
  ),
});
export type DesignImpactWire = Static<typeof DesignImpactWire>;

/** GET /api/admin/designs/history: what the store was before each change, the latest first. */
export const StoreHistoryWire = Type.Object({
  items: Type.Array(
    Type.Object({
      version: Type.Integer(),
      name: Type.String(),
      design: Type.String(),
      /** Until when it was so. */
      until: Type.String(),
      /** Groups of settings that changed then, in French. */
      changed: Type.Array(Type.String()),
    }),
  ),
});
export type StoreHistoryWire = Static<typeof StoreHistoryWire>;
