import { afterFile } from './afterFile.ts';
import type { TestDatabase } from './testDatabase.ts';

const refuseEverywhere = `do $$ declare name regclass; begin
  for name in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  loop execute format('create trigger aa_full_disk before insert or update on %s
    for each statement execute function refuse_writes()', name); end loop; end $$`;

type Access = Pick<TestDatabase, 'asAdmin'>;

/**
 * Makes every table reject writes with this PostgreSQL error code until the running test ends, or
 * its file outside of a test: not every machine grants the privilege to mount a small file system.
 */
export async function fillDisk(database: Access, code = '53100'): Promise<void> {
  await database.asAdmin(
    `create or replace function refuse_writes() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file' using errcode = '${code}'; end $$`,
  );
  await database.asAdmin(refuseEverywhere);
  afterFile(() => emptyDisk(database));
}

/** There is space again. */
export async function emptyDisk({ asAdmin }: Access): Promise<void> {
  await asAdmin('drop function if exists refuse_writes() cascade');
}
