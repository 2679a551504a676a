import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';
import { accountForPostgres } from './account.ts';
import { binariesFor } from './binaries.ts';
import { addresses, ensureDatabase } from './bootstrap.ts';
import { ensureCluster, findFolder, readConnection } from './clusterFolder.ts';
import { ServerLockTaken, takeLease, type Lease } from './lease.ts';
import { logTail, readPostmaster, stopPostmaster, type StartedPostmaster } from './postmaster.ts';
import {
  isRunning,
  changePortIfTaken,
  pollMs,
  start,
  startTimeoutMs,
  untilEnded,
  untilReady,
  type ClusterSettings,
} from './runPostmaster.ts';
import { watchSpace } from './watchSpace.ts';

/**
 * Maximum failed starts: the port was just taken, or another process starts it at the same moment.
 */
const mostFailedStarts = 20;
/** Pauses between attempts to bring a lost PostgreSQL back; they double from first to longest. */
const firstRetryMs = 100;
const longestRetryMs = 5_000;
/** The lock of a lost connection may outlive it for a moment; beyond that another server has it. */
const mostRefusals = 6;

export interface EmbeddedPostgres {
  /** URL of a role that owns nothing. */
  url: string;
  /** Connects as the owner of everything: for migrations, and for tests, which make databases. */
  ownerUrl: string;
  /** Whether its disk has room for more writes. */
  hasSpace: () => Promise<boolean>;
  /** Leaves the database; the last one to leave stops it. */
  close(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** One `server` at a time, which restarts a lost database; a `guest` may come at any time. */
  as: 'server' | 'guest';
  /** Created if missing, and without rights: the server's login may act as it. */
  role: string;
  /**
   * Receives the user that PostgreSQL runs as and the data folder, where they differ from the
   * expected ones, and what happens to it.
   */
  report?: (sentence: string) => void;
  /** Called when the database is lost and waiting cannot bring it back. */
  onFatal?: (error: Error) => void;
  /** More of PostgreSQL's own command line. */
  flags?: readonly string[];
}

/** Starts the PostgreSQL of this data folder, or joins the one that runs. */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const report = options.report ?? (() => undefined);
  const account = accountForPostgres(options.as === 'server' ? report : () => undefined);
  const folder = await findFolder(options.dataDir, account, report);
  const binaries = await binariesFor(account);
  await ensureCluster(folder, account, binaries);
  const managed = new ManagedPostgres(
    { folder, account, binaries, flags: options.flags ?? [], role: options.role },
    options,
  );
  const { login, owner } = await managed.open();
  return { url: login, ownerUrl: owner, hasSpace: watchSpace(folder), close: () => managed.close() };
}

type Addresses = ReturnType<typeof addresses>;

/** The PostgreSQL of a folder as this process uses it: started or joined, restarted if lost. */
class ManagedPostgres {
  readonly #cluster: ClusterSettings;
  readonly #options: EmbeddedPostgresOptions;
  readonly #closing = new AbortController();
  #started: StartedPostmaster | null = null;
  #starts = 0;
  #lease: Lease | null = null;
  #recovery: Promise<void> = Promise.resolve();

  constructor(cluster: ClusterSettings, options: EmbeddedPostgresOptions) {
    this.#cluster = cluster;
    this.#options = options;
  }

  async open(): Promise<Addresses> {
    const { folder } = this.#cluster;
    const deadline = Date.now() + startTimeoutMs;
    while (Date.now() < deadline && this.#starts <= mostFailedStarts) {
      const entered = await this.#enter(() => changePortIfTaken(this.#cluster));
      if (entered) return entered;
      await pause(pollMs);
    }
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL in ${folder} does not start; its log ends with:\n${await logTail(folder)}`,
    );
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#recovery;
    if (await this.#lease?.leaveAsLast()) {
      await stopPostmaster(this.#cluster.folder);
      // Its folder, and with it its process id, may have been removed.
      this.#started?.stop();
      await untilEnded(this.#started);
    } else if (!this.#lease && this.#options.as === 'server') {
      // Lost and not back yet: nobody uses what we may have started meanwhile.
      this.#started?.stop();
      await untilEnded(this.#started);
    } else this.#started?.detach();
    await this.#lease?.end();
  }

  /** Takes a lease, after a start if need be; null while PostgreSQL is starting or stopping. */
  async #enter(onFailedStart?: () => Promise<void>): Promise<Addresses | null> {
    const { folder, role } = this.#cluster;
    if (!(await isRunning(this.#cluster))) {
      this.#starts += 1;
      this.#started = await start(this.#cluster);
      await untilReady(this.#cluster, this.#started, this.#closing.signal);
      if (this.#started.hasEnded()) await onFailedStart?.();
    }
    const running = await readPostmaster(folder);
    if (!running?.port) return null;
    const { password } = await readConnection(folder);
    if (!(await ensureDatabase(password, running.port, role))) return null;
    const at = addresses(password, running.port);
    const onLost = () => {
      this.#lease = null;
      if (this.#options.as === 'server') this.#recovery = this.#recover(at);
    };
    this.#lease = await takeLease(at.login, { as: this.#options.as, onLost });
    return this.#lease && at;
  }

  /** Brings a lost PostgreSQL back, however long that takes: a full disk may be the reason. */
  async #recover({ login }: Addresses): Promise<void> {
    const { signal } = this.#closing;
    const { report = () => undefined, onFatal = () => undefined } = this.#options;
    if (signal.aborted) return;
    report(`The embedded PostgreSQL was lost; its log ends with:\n${await logTail(this.#cluster.folder)}`);
    let retryMs = firstRetryMs;
    let refusals = 0;
    while (!signal.aborted) {
      const entered = await this.#enter().catch((error: unknown) => {
        if (error instanceof ServerLockTaken && (refusals += 1) === mostRefusals) onFatal(error);
        return null;
      });
      if (entered) {
        if (entered.login === login) report('The embedded PostgreSQL answers again.');
        else onFatal(new EmbeddedPostgresError('The embedded PostgreSQL has come back at another port.'));
        return;
      }
      await pause(retryMs, undefined, { signal }).catch(() => undefined);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    }
  }
}
