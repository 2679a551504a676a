import type { Database } from '../db/database.ts';

/** Our space among PostgreSQL's advisory locks of two numbers: the designs that processes draw. */
const designSpace = 8_452;

/** Says for as long as this process lives which designs it draws: a lock each, which no crash leaves behind. */
export const sayDesigns = (db: Database, designs: readonly string[]): Promise<void> =>
  db.hold(designSpace, designs);

/** The processes that serve, and how many of them do not know a design. */
export interface Audience {
  processes: number;
  unaware: number;
}

// Locks of two numbers have `objsubid` 2, and keep them unsigned. Each process holds the design that others inherit from at least.
const audience = `
  select count(*) as processes, count(*) filter (where not knows) as unaware
  from (
    select pid, bool_or(objid = hashtext($2)::oid) as knows
    from pg_locks
    where locktype = 'advisory' and granted and classid = $1::int4::oid and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
    group by pid
  ) serving`;

/** Asks which of the processes that serve know a design. */
export async function audienceOf(db: Database, design: string): Promise<Audience> {
  const { rows } = await db.withoutStore((tx) => tx.query<Audience>(audience, [designSpace, design]));
  return rows[0] ?? { processes: 0, unaware: 0 };
}
