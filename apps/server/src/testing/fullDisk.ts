import type { TestDatabase } from './testDatabase.ts';

const refuseEverywhere = `do $$ declare name regclass; begin
  for name in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  loop execute format('create trigger aa_full_disk before insert or update on %s
    for each statement execute function refuse_writes()', name); end loop; end $$`;

/**
 * Makes every table of a test database reject writes with this PostgreSQL error code, by default
 * disk full. Mounting a small file system would require privileges that not every machine grants.
 */
export async function fillDisk({ asAdmin }: Pick<TestDatabase, 'asAdmin'>, code = '53100'): Promise<void> {
  await asAdmin(
    `create or replace function refuse_writes() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file' using errcode = '${code}'; end $$`,
  );
  await asAdmin(refuseEverywhere);
}

/** There is space again. */
export async function emptyDisk({ asAdmin }: Pick<TestDatabase, 'asAdmin'>): Promise<void> {
  await asAdmin('drop function if exists refuse_writes() cascade');
}
