import { openEmbeddedPostgres } from '@teranga/embedded-postgres';
import type { Config } from '../config/config.ts';
import { appRole } from '../db/appRole.ts';
import { openDatabase, type Database } from '../db/database.ts';
import type { Queues } from '../jobs/queues.ts';
import { migrate } from './migrate.ts';

export interface PlatformDatabaseOptions {
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>;
  /** The server, which is unique per embedded PostgreSQL, or a command beside it. */
  as: 'server' | 'guest';
  /** The queues of jobs to install. */
  queues: Queues;
  /** Receives what the operator should know, such as the location of the data. */
  report?: (sentence: string) => void;
  onError?: (error: Error) => void;
  /** Called when the embedded PostgreSQL is lost and waiting cannot bring it back. */
  onFatal?: (error: Error) => void;
}

export interface PlatformDatabase {
  db: Database;
  /** What `db` connects to. */
  url: string;
  /** Connects as who may migrate and maintain, without a pool between. */
  ownerUrl: string;
  /** Connects as `url` does, without a pool between. */
  directUrl: string;
  close(): Promise<void>;
}

/**
 * The deployment's database, migrated and open: `DATABASE_URL`, or else the embedded one, started
 * or joined.
 */
export async function openPlatformDatabase(options: PlatformDatabaseOptions): Promise<PlatformDatabase> {
  const { databaseUrl, databaseDirectUrl, dataDir } = options.config;
  const configured = databaseUrl && {
    url: databaseUrl,
    ownerUrl: databaseDirectUrl ?? databaseUrl,
    // Its administrator watches the disk of a database that is not ours.
    hasSpace: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  };
  const postgres = configured || (await openEmbeddedPostgres({ ...options, dataDir, role: appRole }));
  try {
    await migrate(postgres.ownerUrl, options.queues);
  } catch (error) {
    await postgres.close();
    throw error;
  }
  const directUrl = configured ? configured.ownerUrl : postgres.url;
  const db = openDatabase({
    url: postgres.url,
    directUrl,
    hasSpace: postgres.hasSpace,
    ...(options.onError && { onError: options.onError }),
  });
  return {
    db,
    url: postgres.url,
    ownerUrl: postgres.ownerUrl,
    directUrl,
    async close() {
      await db.close();
      await postgres.close();
    },
  };
}
