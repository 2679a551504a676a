import type { Tx } from '../../../platform/db/database.ts';

/** Published products that a file does not name, by their ids. */
export async function* unnamedProducts(
  tx: Tx,
  namedIds: ReadonlySet<string>,
): AsyncGenerator<{ id: string; name: string }> {
  let last = '';
  for (;;) {
    const { rows } = await tx.query<{ id: string; name: string }>(
      `select id, name from products where is_published and id collate "C" > $1 order by id collate "C" limit 1000`,
      [last],
    );
    for (const row of rows) if (!namedIds.has(row.id)) yield row;
    const next = rows.at(-1)?.id;
    if (next === undefined) return;
    last = next;
  }
}
