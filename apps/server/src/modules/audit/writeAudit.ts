import type { AuditAction } from '@teranga/contract/admin';
import type { Tx } from '../../platform/db/database.ts';
import type { Actor } from './actor.ts';

/** A change, as the audit log saves it. */
export interface AuditedChange {
  action: AuditAction;
  subject: { /** For example `order`. */ kind: string; id: string };
  /**
   * The fields that changed, as they were; omitted for something new. Without anybody’s contact
   * data.
   */
  before?: object | null;
  /** The same fields, as they are now; omitted for something deleted. */
  after?: object | null;
}

const insertEntry = `
  insert into audit_log (actor_kind, actor_id, actor_name, action, subject_kind, subject_id, before, after)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

const toJson = (state: object | null | undefined) => (state ? JSON.stringify(state) : null);

/** Adds a change to the audit log in the transaction that makes it. */
export async function writeAudit(
  tx: Tx,
  actor: Actor,
  { action, subject, before, after }: AuditedChange,
): Promise<void> {
  const { kind, id, name } = actor;
  await tx.query(insertEntry, [
    kind,
    id,
    name,
    action,
    subject.kind,
    subject.id,
    toJson(before),
    toJson(after),
  ]);
}
