import { EmbeddedPostgresError } from './embeddedPostgresError.ts';
import { tryConnect } from './bootstrap.ts';

/**
 * Shared lock of everyone who uses the database; taken exclusively by the last one to stop the
 * server.
 */
const inUseLock = 7_208_311_940;
/** Held by the one process that serves. */
const serverLock = 7_208_311_941;

/** Another process serves on this data folder. */
export class ServerLockTaken extends EmbeddedPostgresError {
  constructor() {
    super(
      'Another server already uses this data folder: stop it first, or give this one a DATA_DIR of its own or a DATABASE_URL.',
    );
  }
}

/**
 * A process's lease on the database: a connection whose locks show its presence and vanish with the
 * process.
 */
export interface Lease {
  /** Gives up the lease; true when no other lease exists, and from then on none can be taken. */
  leaveAsLast(): Promise<boolean>;
  end(): Promise<void>;
}

interface LeaseOptions {
  as: 'server' | 'guest';
  /** Called when the connection, and with it the lease, ends unexpectedly. */
  onLost: () => void;
}

/** Takes a lease; null when the server is not ready or is stopping. */
export async function takeLease(url: string, options: LeaseOptions): Promise<Lease | null> {
  const client = await tryConnect(url);
  if (!client) return null;
  const callLock = async (call: string, key: number): Promise<boolean> => {
    const { rows } = await client.query<{ ok: boolean }>(`select ${call}($1) as ok`, [key]);
    return rows[0]?.ok === true;
  };
  if (!(await callLock('pg_try_advisory_lock_shared', inUseLock))) {
    await client.end();
    return null;
  }
  if (options.as === 'server' && !(await callLock('pg_try_advisory_lock', serverLock))) {
    await client.end();
    throw new ServerLockTaken();
  }
  let isLeaving = false;
  client.once('end', () => {
    if (!isLeaving) options.onLost();
  });
  return {
    async leaveAsLast() {
      isLeaving = true;
      try {
        await callLock('pg_advisory_unlock_shared', inUseLock);
        return await callLock('pg_try_advisory_lock', inUseLock);
      } catch {
        // The server is gone already, so there is nothing to stop.
        return false;
      }
    },
    end: () => client.end().catch(() => undefined),
  };
}
