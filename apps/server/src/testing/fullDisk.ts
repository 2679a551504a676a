import { afterFile } from './afterFile.ts';
import type { TestDatabase } from './testDatabase.ts';

const refuseEverywhere = `do $$ declare name regclass; begin
  for name in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  loop execute format('create trigger aa_full_disk before insert or update on %s
    for each statement execute function refuse_writes()', name); end loop; end $$`;

type Access = Pick<TestDatabase, 'asAdmin'>;

/**
 * Makes every table of a test database reject writes with this PostgreSQL error code, by default
 * disk full, until the end of the running test or, outside of a test, of its file. Mounting a small
 * file system would require privileges that not every machine grants.
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
