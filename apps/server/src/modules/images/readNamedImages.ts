import type { Tx } from '../../platform/db/database.ts';
import { readStoredTables } from '../backups/readStoredTables.ts';

/** A run of the characters of image names that has an image's extension in it. */
const runPattern = String.raw`[A-Za-z0-9._-]+\.(?:avif|gif|jpeg|jpg|png|svg|webp)[A-Za-z0-9._-]*`;

/**
 * Which images the rows of a store name, wherever: catalogue, versions, orders, settings, their
 * history.
 */
export async function readNamedImages(tx: Tx): Promise<(name: string) => boolean> {
  // At night, over all rows.
  await tx.query('set local statement_timeout = 0');
  const runs = new Set<string>();
  for (const { name: table, storeColumn } of await readStoredTables(tx)) {
    const { rows } = await tx.query<{ run: string }>(
      `select distinct found[1] as run from ${table} t, regexp_matches(t::text, $1, 'g') found
       where t.${storeColumn} = app_store()`,
      [`(${runPattern})`],
    );
    for (const { run } of rows) runs.add(run);
  }
  const all = [...runs].join(' ');
  // A run may be longer than the name in it: an escaped line end in JSON puts an «n» before it.
  return (name) => runs.has(name) || all.includes(name);
}
