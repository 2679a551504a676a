import pg from 'pg';
import { refreshFacetBits } from '../catalogue/listing/facetBits.ts';
import type { Database } from '../db/database.ts';
import { benchStore } from './benchStore.ts';

/** Does at once what PostgreSQL and the first reader do within minutes: vacuum, statistics, bits. */
export async function settle(ownerUrl: string, db: Database): Promise<void> {
  await db.withStore(benchStore.id, refreshFacetBits);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
