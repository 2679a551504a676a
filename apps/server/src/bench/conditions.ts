import { availableParallelism, totalmem } from 'node:os';
import type { Tx } from '../db/database.ts';

const settings = [
  'server_version',
  'shared_buffers',
  'work_mem',
  'effective_cache_size',
  'random_page_cost',
  'jit',
  'max_parallel_workers_per_gather',
];
const tables = [
  'products',
  'product_tags',
  'product_collections',
  'variations',
  'facet_bits',
  'catalogue_words',
];
const bytesPerGiB = 2 ** 30;

/** What was measured on what, one line each. */
export async function conditions(tx: Tx): Promise<string[]> {
  const known = await tx.query<{ name: string; value: string }>(
    'select name, current_setting(name) as value from unnest($1::text[]) as name',
    [settings],
  );
  const counts: string[] = [];
  for (const table of tables) {
    const { rows } = await tx.query<{ rows: number; size: string }>(
      `select count(*) as rows, pg_size_pretty(pg_total_relation_size('${table}')) as size from ${table}`,
    );
    counts.push(`${table} ${rows[0]?.rows ?? 0} rows, ${rows[0]?.size ?? ''}`);
  }
  const memory = Math.round(totalmem() / bytesPerGiB);
  return [
    `Node ${process.versions.node}, ${availableParallelism()} cores, ${memory} GiB`,
    `PostgreSQL: ${known.rows.map(({ name, value }) => `${name} ${value}`).join(', ')}`,
    `Rows of this store (sizes are of all stores): ${counts.join('; ')}`,
    'Row-level security is forced; each query is a transaction of the application’s role.',
  ];
}
