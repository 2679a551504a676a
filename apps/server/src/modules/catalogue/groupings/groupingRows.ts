import type { Tx } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/httpError.ts';
import { refuseChanged } from '../../audit/refuseChanged.ts';
import type { Grouping } from './grouping.ts';

export type Value = string | number | boolean | null | readonly string[];
/** The columns to write; the others stay, or get their default in a new entry. */
export type GroupingFields = Record<string, Value>;
export type GroupingEntry = {
  id: string;
  name: string;
  position: number;
  /** Grows with each change but of its place. */
  version: number;
} & Record<string, unknown>;

const columnsOf = ({ columns }: Grouping) => ['name', ...columns];

/** Entries are changed one after the other: their order is one number after the other. */
export const lockGrouping = (tx: Tx, { table }: Grouping) =>
  tx.query("select pg_advisory_xact_lock(hashtextextended(app_store() || ' grouping ' || $1, 0))", [table]);

/** The entries of a grouping, in their order. */
export async function listGrouping(tx: Tx, grouping: Grouping): Promise<GroupingEntry[]> {
  const { rows } = await tx.query<GroupingEntry>(
    `select id, ${columnsOf(grouping).join(', ')}, position, version from ${grouping.table} order by position, name, id`,
  );
  return rows;
}

/** An entry by its id; null without one. */
export async function readEntry(tx: Tx, grouping: Grouping, id: string): Promise<GroupingEntry | null> {
  return (await listGrouping(tx, grouping)).find((entry) => entry.id === id) ?? null;
}

export const unknownEntry = ({ label }: Grouping, id: string) =>
  new HttpError(404, `${label} « ${id} » n’existe pas.`);

/**
 * Throws 409, with its last change, for an entry that has another version than the one that was
 * seen.
 */
export const refuseChangedEntry = (
  tx: Tx,
  grouping: Grouping,
  { id, name, version }: GroupingEntry,
  seen: number | null,
): Promise<void> =>
  refuseChanged(tx, {
    what: `${grouping.label} « ${name} »`,
    subject: { subjectKind: grouping.subject, subjectId: id },
    seen,
    current: version,
  });
