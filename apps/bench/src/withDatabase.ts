import { type PlatformDatabase, openPlatformDatabase, queues, readConfig } from '@teranga/server/bench';

/**
 * Opens the deployment's database (`DATABASE_URL`, else the embedded one of `DATA_DIR`), beside a
 * running server or alone.
 */
export async function withDatabase<T>(work: (database: PlatformDatabase) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  if (config.isProduction) throw new Error('A bench fills a store of its own: not in production.');
  const database = await openPlatformDatabase({ config, as: 'guest', queues, report: console.error });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
