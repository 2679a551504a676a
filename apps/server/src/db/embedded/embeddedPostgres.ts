import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSetupError } from '../databaseSetupError.ts';
import { accountForPostgres, type Account } from './account.ts';
import { binariesFor, type Binaries } from './binaries.ts';
import { addresses, ensureDatabase } from './bootstrap.ts';
import { ensureCluster, findFolder, freePort, readConnection, writeConnection } from './clusterFolder.ts';
import { takeLease, type Lease } from './place.ts';
import * as postmaster from './postmaster.ts';
import { watchSpace } from './watchSpace.ts';

/** Recovery after a crash is part of a start, so this is long. */
const startTimeoutMs = 120_000;
const pollMs = 50;
/**
 * Maximum failed starts: the port was just taken, or another process starts it at the same moment.
 */
const mostFailedStarts = 20;

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
  /** One `server` at a time; a `guest`, such as a command, may come at any time. */
  as: 'server' | 'guest';
  /**
   * Receives the user that PostgreSQL runs as and the data folder, where they differ from the
   * expected ones.
   */
  say?: (sentence: string) => void;
  /** Called when the database ends unexpectedly. */
  onLost?: () => void;
  /** More of PostgreSQL's own command line. */
  flags?: readonly string[];
}

interface Home {
  folder: string;
  account: Account | null;
  binaries: Binaries;
  flags: readonly string[];
}

/** Starts the PostgreSQL of this data folder, or joins the one that runs. */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const say = options.say ?? (() => undefined);
  const account = accountForPostgres(options.as === 'server' ? say : () => undefined);
  const folder = await findFolder(options.dataDir, account, say);
  const binaries = await binariesFor(account);
  await ensureCluster(folder, account, binaries);
  const home = { folder, account, binaries, flags: options.flags ?? [] };
  const deadline = Date.now() + startTimeoutMs;
  let started: postmaster.StartedPostmaster | null = null;
  let failedStarts = 0;
  while (Date.now() < deadline && failedStarts < mostFailedStarts) {
    if (!(await isRunning(folder))) {
      if (started) failedStarts += 1;
      started = await start(home);
    }
    const entered = await enter(folder, started, options);
    if (entered) return entered;
    await pause(pollMs);
  }
  throw new DatabaseSetupError(
    `The embedded PostgreSQL in ${folder} does not start; its log ends with:\n${await postmaster.logTail(folder)}`,
  );
}

/**
 * Whether its process is running, by its command line or its response; otherwise the stale pid file
 * is removed.
 */
async function isRunning(folder: string): Promise<boolean> {
  const known = await postmaster.readPostmaster(folder);
  if (!known) return false;
  if (postmaster.isPostgres(known.pid, folder)) return true;
  const { password } = await readConnection(folder);
  if (known.port && (await ensureDatabase(password, known.port).catch(() => false))) return true;
  await postmaster.clearPostmaster(folder);
  return false;
}

/** Starts the process and waits until it takes connections or has ended. */
async function start({ folder, account, binaries, flags }: Home): Promise<postmaster.StartedPostmaster> {
  const connection = await readConnection(folder);
  const started = postmaster.startPostmaster(folder, connection.port, account, binaries, flags);
  const deadline = Date.now() + startTimeoutMs;
  while (!started.hasEnded() && Date.now() < deadline) {
    if (await ensureDatabase(connection.password, connection.port)) return started;
    await pause(pollMs);
  }
  if ((await postmaster.logTail(folder)).includes('could not bind'))
    await writeConnection(folder, { ...connection, port: await freePort() });
  return started;
}

/** Takes a lease on the running server; null while it is starting or stopping. */
async function enter(
  folder: string,
  started: postmaster.StartedPostmaster | null,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres | null> {
  const running = await postmaster.readPostmaster(folder);
  if (!running?.port) return null;
  const { password } = await readConnection(folder);
  if (!(await ensureDatabase(password, running.port))) return null;
  const { login, owner } = addresses(password, running.port);
  const lease = await takeLease(login, options);
  return (
    lease && {
      url: login,
      ownerUrl: owner,
      hasSpace: watchSpace(folder),
      close: () => leave(folder, lease, started),
    }
  );
}

async function leave(
  folder: string,
  lease: Lease,
  started: postmaster.StartedPostmaster | null,
): Promise<void> {
  if (await lease.leaveAsLast()) {
    await postmaster.stopPostmaster(folder);
    // Polling, because the child process does not keep the event loop alive: on a busy machine we
    // would exit mid-stop.
    const hasEnded = started?.hasEnded ?? (() => true);
    while (!hasEnded()) await pause(pollMs);
  } else started?.letGo();
  await lease.end();
}
