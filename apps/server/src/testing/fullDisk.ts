import type { TestDatabase } from './testDatabase.ts';

const tables = `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;

/**
 * Lets every table of a test's database refuse what is written, with the error of PostgreSQL that has this code: by default the one it
 * gives where a table cannot grow. A small file system of one's own would take rights that not every machine gives.
 */
export async function fillDisk({ asAdmin }: Pick<TestDatabase, 'asAdmin'>, code = '53100'): Promise<void> {
  await asAdmin(
    `create or replace function refuse_writes() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file' using errcode = '${code}'; end $$`,
  );
  for (const { name } of await asAdmin<{ name: string }>(tables))
    await asAdmin(
      `create trigger aa_full_disk before insert or update on ${name} for each statement execute function refuse_writes()`,
    );
}

/** There is space again. */
export async function emptyDisk({ asAdmin }: Pick<TestDatabase, 'asAdmin'>): Promise<void> {
  await asAdmin('drop function if exists refuse_writes() cascade');
}
