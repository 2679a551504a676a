import type { Database } from '@teranga/server/bench';
import { benchStore } from './stores/benchStore.ts';

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

/** The database's version and settings, and the size of the bench store. */
export async function databaseConditions(db: Database): Promise<Record<string, string>> {
  return db.withStore(benchStore.id, async (tx) => {
    const currentSettings = await tx.query<{ name: string; value: string }>(
      'select name, current_setting(name) as value from unnest($1::text[]) as name',
      [settings],
    );
    const counts: Record<string, string> = {};
    for (const table of tables) {
      const { rows } = await tx.query<{ rows: number; size: string }>(
        `select count(*) as rows, pg_size_pretty(pg_total_relation_size('${table}')) as size from ${table}`,
      );
      counts[table] = `${rows[0]?.rows ?? 0} rows (${rows[0]?.size ?? ''} with those of other stores)`;
    }
    return {
      PostgreSQL: currentSettings.rows.map(({ name, value }) => `${name} ${value}`).join(', '),
      ...counts,
      'row-level security': 'forced; each query is a transaction of the application’s role',
    };
  });
}
