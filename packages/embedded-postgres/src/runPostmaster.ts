import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { ensureDatabase } from './bootstrap.ts';
import { readConnection, writeConnection } from './clusterFolder.ts';
import { freePort } from './freePort.ts';
import * as postmaster from './postmaster.ts';
import type { StartedPostmaster } from './postmaster.ts';

/** Recovery after a crash is part of a start, so this is long. */
export const startTimeoutMs = 120_000;
export const pollMs = 50;

/** Where a PostgreSQL is and how it is run. */
export interface ClusterSettings {
  folder: string;
  account: Account | null;
  binaries: Binaries;
  flags: readonly string[];
  role: string;
}

/**
 * Whether its process is running, by its command line or its response; otherwise the stale pid file
 * is removed.
 */
export async function isRunning({ folder, role }: ClusterSettings): Promise<boolean> {
  const pidFile = await postmaster.readPostmaster(folder);
  if (!pidFile) return false;
  if (postmaster.isPostgres(pidFile.pid, folder)) return true;
  const { password } = await readConnection(folder);
  if (pidFile.port && (await ensureDatabase(password, pidFile.port, role).catch(() => false))) return true;
  await postmaster.clearPostmaster(folder);
  return false;
}

/** Starts the process; `untilReady` waits for it. */
export async function start({
  folder,
  account,
  binaries,
  flags,
}: ClusterSettings): Promise<StartedPostmaster> {
  const { port } = await readConnection(folder);
  return postmaster.startPostmaster(folder, port, account, binaries, flags);
}

/** Waits until a started process takes connections, has ended, or is no longer wanted. */
export async function untilReady(
  { folder, role }: ClusterSettings,
  started: StartedPostmaster,
  signal: AbortSignal,
): Promise<void> {
  const { password, port } = await readConnection(folder);
  const deadline = Date.now() + startTimeoutMs;
  while (!started.hasEnded() && !signal.aborted && Date.now() < deadline) {
    if (await ensureDatabase(password, port, role)) return;
    await pause(pollMs);
  }
}

/** Chooses another port if the last start found its own in use. */
export async function changePortIfTaken({ folder }: ClusterSettings): Promise<void> {
  if (!(await postmaster.logTail(folder)).includes('could not bind')) return;
  await writeConnection(folder, { ...(await readConnection(folder)), port: await freePort() });
}

/**
 * Polling, because a child does not keep the event loop alive: we would exit before it has ended.
 */
export async function untilEnded(started: StartedPostmaster | null): Promise<void> {
  const hasEnded = started?.hasEnded ?? (() => true);
  while (!hasEnded()) await pause(pollMs);
}
