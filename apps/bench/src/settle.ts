import pg from 'pg';

/** Runs what PostgreSQL does by itself within minutes: vacuum and analyze. */
export async function settle(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
