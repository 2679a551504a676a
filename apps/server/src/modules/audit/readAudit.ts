import type { Tx } from '../../platform/db/database.ts';
import { readCursor, toPage, type Page } from '../../platform/paging/cursor.ts';
import { readRef, showRef } from '../../platform/references/orderRef.ts';
import type { Actor, ActorKind } from './actor.ts';

export interface AuditEntry {
  id: number;
  at: Date;
  actor: Actor;
  action: string;
  /** An order’s id is its reference as it is shown. */
  subject: { kind: string; id: string };
  before: unknown;
  after: unknown;
}

/** Which entries to read: those that match everything given. */
export interface AuditFilter {
  actorKind?: ActorKind;
  /** A UUID. */
  actorId?: string;
  action?: string;
  subjectKind?: string;
  subjectId?: string;
  /** Entries from this time on. */
  since?: Date;
  /** Entries before this time. */
  until?: Date;
}

interface EntryRow extends Omit<AuditEntry, 'actor' | 'subject'> {
  actor_kind: ActorKind;
  actor_id: string | null;
  actor_name: string;
  subject_kind: string;
  subject_id: string;
}

const idPattern = /^\d{1,18}$/;

const readEntries = `
  select id, at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id, before, after from audit_log
  where ($1::text is null or actor_kind = $1) and ($2::uuid is null or actor_id = $2)
    and ($3::text is null or action = $3)
    and ($4::text is null or subject_kind = $4) and ($5::text is null or subject_id = $5)
    and ($6::timestamptz is null or at >= $6) and ($7::timestamptz is null or at < $7)
    and ($8::bigint is null or id < $8)
  order by id desc limit $9`;

/** The check of `audit_log` ensures that everybody but the system has an id. */
const toActor = ({ actor_kind: kind, actor_id: id, actor_name: name }: EntryRow): Actor =>
  kind === 'system' || id === null ? { kind: 'system', id: null, name } : { kind, id, name };

const isOrder = (kind: string | undefined) => kind === 'order';

const toEntry = (row: EntryRow): AuditEntry => ({
  id: row.id,
  at: row.at,
  actor: toActor(row),
  action: row.action,
  subject: {
    kind: row.subject_kind,
    id: isOrder(row.subject_kind) ? showRef(row.subject_id) : row.subject_id,
  },
  before: row.before,
  after: row.after,
});

/** The store's audit log, the newest entries first. */
export async function readAudit(
  tx: Tx,
  filter: AuditFilter,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<Page<AuditEntry>> {
  const { subjectKind: kind, subjectId: typed } = filter;
  const subjectId = isOrder(kind) && typed !== undefined ? (readRef(typed) ?? typed) : typed;
  const before = readCursor(cursor, [idPattern])?.[0] ?? null;
  const { rows } = await tx.query<EntryRow>(readEntries, [
    filter.actorKind,
    filter.actorId,
    filter.action,
    kind,
    subjectId,
    filter.since,
    filter.until,
    before,
    size + 1,
  ]);
  return toPage(rows, size, { keyOf: ({ id }) => [String(id)], toItem: toEntry });
}
