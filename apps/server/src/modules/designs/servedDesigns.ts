import type { Database } from '../../platform/db/database.ts';

/** Our namespace among PostgreSQL's two-key advisory locks: the designs that processes render. */
const designSpace = 8_452;

/** Announces the designs that this process renders by one lock each, which a crash releases. */
export const announceDesigns = (db: Database, designs: readonly string[]): Promise<void> =>
  db.hold(designSpace, designs);

/** The processes that serve, and how many of them do not know a design. */
export interface ServingProcesses {
  processes: number;
  unaware: number;
}

// Two-key locks have `objsubid` 2 and unsigned keys. Each process holds at least the lock of the
// design that others inherit from.
const countServing = `
  select count(*) as processes, count(*) filter (where not knows) as unaware
  from (
    select pid, bool_or(objid = hashtext($2)::oid) as knows
    from pg_locks
    where locktype = 'advisory' and granted and classid = $1::int4::oid and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
    group by pid
  ) serving`;

/** Counts the serving processes that do not know a design. */
export async function readServingProcesses(db: Database, design: string): Promise<ServingProcesses> {
  const { rows } = await db.withoutStore((tx) =>
    tx.query<ServingProcesses>(countServing, [designSpace, design]),
  );
  return rows[0] ?? { processes: 0, unaware: 0 };
}
