import type { TestDatabase } from '../../../testing/testDatabase.ts';

/** The rows of every table as one text each: equal before and after a call that changes nothing. */
export async function databaseDigest({
  asAdmin,
}: Pick<TestDatabase, 'asAdmin'>): Promise<Record<string, string>> {
  const tables = await asAdmin<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const digests = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await asAdmin<{ digest: string }>(
        `select md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as digest from ${name} t`,
      );
      return [name, row?.digest ?? ''] as const;
    }),
  );
  return Object.fromEntries(digests);
}
