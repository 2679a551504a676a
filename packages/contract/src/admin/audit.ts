import { Type, type Static } from 'typebox';
import { CursorPageWire, pageQuery } from './page.ts';

export const ActorKindWire = Type.Union([Type.Literal('system'), Type.Literal('staff'), Type.Literal('key')]);

/** One change: who, when, what, and its fields before and after. */
export const AuditEntryWire = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  actor: Type.Object({
    kind: ActorKindWire,
    /** Null for the system. */
    id: Type.Union([Type.String(), Type.Null()]),
    name: Type.String(),
  }),
  /** The noun and the verb, for example `order.status`. */
  action: Type.String(),
  subject: Type.Object({ kind: Type.String(), id: Type.String() }),
  before: Type.Unknown(),
  after: Type.Unknown(),
});
export type AuditEntryWire = Static<typeof AuditEntryWire>;

/** GET /api/admin/audit: entries that match everything given, the newest first. */
export const AuditQueryWire = Type.Object({
  ...pageQuery,
  actorKind: Type.Optional(ActorKindWire),
  actorId: Type.Optional(Type.String({ format: 'uuid' })),
  action: Type.Optional(Type.String({ maxLength: 100 })),
  subjectKind: Type.Optional(Type.String({ maxLength: 100 })),
  subjectId: Type.Optional(Type.String({ maxLength: 300 })),
  /** Entries from this time on. */
  since: Type.Optional(Type.String({ format: 'date-time' })),
  /** Entries before this time. */
  until: Type.Optional(Type.String({ format: 'date-time' })),
});
export type AuditQueryWire = Static<typeof AuditQueryWire>;

export const AuditPageWire = CursorPageWire(AuditEntryWire);
export type AuditPageWire = Static<typeof AuditPageWire>;
