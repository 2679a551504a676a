import pg from 'pg';
import type PgBoss from 'pg-boss';

/** pg-boss's own way to PostgreSQL. */
export interface JobsDatabase extends PgBoss.Db {
  close(): Promise<void>;
}

/** Connections that pg-boss polls and reports with; the work itself has others. */
const connections = 3;
const connectTimeoutMs = 10_000;
const statementTimeoutMs = 10_000;

/**
 * A small pool. A connection with an error is discarded: pg-boss may have left a transaction open
 * on it.
 */
export function openJobsDatabase(url: string, onError: (error: Error) => void): JobsDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'teranga-jobs',
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
  });
  pool.on('error', onError);
  // A connection that breaks while checked out emits its error only here, and an unhandled error
  // ends the process.
  pool.on('connect', (client) => client.on('error', onError));
  return {
    async executeSql(sql, values) {
      const client = await pool.connect();
      let broken = true;
      try {
        const answer = await client.query(sql, values);
        broken = false;
        return answer;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
