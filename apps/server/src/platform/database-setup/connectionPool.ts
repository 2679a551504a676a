import pg from 'pg';

/**
 * Whether an address leads to a connection pool such as PgBouncer: it names another process at the
 * start of a connection than PostgreSQL does in it.
 */
export async function isBehindPool(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'teranga' });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid !== (client as pg.Client & { processID: number | null }).processID;
  } finally {
    await client.end();
  }
}

export const poolNotice =
  'DATABASE_URL leads to a connection pool: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, or notifications between processes, jobs and design changes are lost.';
