import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { clusterOf } from './clusterFolder.ts';
import { tuning } from './tuning.ts';

const pollMs = 25;
const stopTimeoutMs = 30_000;
/** Lines of the log that a failed start shows. */
const logTailLines = 8;

/** The server process as PostgreSQL's own `postmaster.pid` names it. */
export interface Postmaster {
  pid: number;
  port: number;
}

const pidFile = (folder: string): string => path.join(clusterOf(folder), 'postmaster.pid');
const logFile = (folder: string): string => path.join(folder, 'server.log');

/**
 * The server process of this folder, running or not; null after a clean stop or before the first
 * start.
 */
export async function readPostmaster(folder: string): Promise<Postmaster | null> {
  const lines = await readFile(pidFile(folder), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const pid = Number(lines[0]);
  // PostgreSQL writes the file in two steps: the port follows a moment after the process id.
  return pid > 0 ? { pid, port: Number(lines[3] ?? 0) } : null;
}

/**
 * Whether the process is running and is this folder's PostgreSQL: after a reboot its id may belong
 * to any process.
 */
export function isPostgres(pid: number, folder: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const command = commandOf(pid);
  return command === null || command.includes(clusterOf(folder));
}

/** The command line of a process; null where the system does not provide it. */
function commandOf(pid: number): string | null {
  // Small images have no `ps`, and macOS has no /proc.
  if (existsSync('/proc/self/cmdline'))
    return existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';
  const answer = spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
  return answer.error ? null : answer.stdout;
}

/** Removes the pid file left behind by a power loss or a killed PostgreSQL. */
export const clearPostmaster = (folder: string): Promise<void> => rm(pidFile(folder), { force: true });

/**
 * Runs PostgreSQL in its own process group (Ctrl+C must reach only us, so that running requests
 * finish), connected by a pipe: if we die, the shell beside it reads the pipe's end and stops it.
 */
const stopWithParent =
  'exec 3<&0; ( read -r word <&3 || kill -INT $$ 2>/dev/null ) & exec "$@" 3<&- </dev/null';

export interface StartedPostmaster {
  hasEnded: () => boolean;
  /** Signals it to stop, also while it is not yet ready. */
  stop: () => void;
  /** Detaches it, so that it outlives this process. */
  detach: () => void;
}

export function startPostmaster(
  folder: string,
  port: number,
  account: Account | null,
  binaries: Binaries,
  flags: readonly string[],
): StartedPostmaster {
  const command = [
    binaries.postgres,
    `-D${clusterOf(folder)}`,
    `-p${port}`,
    '-clisten_addresses=127.0.0.1',
    '-cunix_socket_directories=',
    ...tuning(),
    ...flags,
  ];
  const log = openSync(logFile(folder), 'w', 0o600);
  const wrapper = process.platform === 'win32' ? [] : ['/bin/sh', '-c', stopWithParent, 'sh'];
  const [file = '', ...args] = [...wrapper, ...command];
  const child = spawn(file, args, { ...account, cwd: folder, detached: true, stdio: ['pipe', log, log] });
  closeSync(log);
  const pipe = child.stdin;
  const detach = () => pipe?.end('on\n');
  pipe?.on('error', () => undefined);
  child.once('exit', detach).once('error', detach);
  child.unref();
  (pipe as { unref?: () => void }).unref?.();
  return {
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: () => void child.kill('SIGINT'),
    detach,
  };
}

/** The last lines of PostgreSQL's log. */
export async function logTail(folder: string): Promise<string> {
  const text = existsSync(logFile(folder)) ? await readFile(logFile(folder), 'utf8') : '';
  return text.trim().split('\n').slice(-logTailLines).join('\n');
}

/** Stops the server process cleanly: running transactions are rolled back, committed data stays. */
export async function stopPostmaster(folder: string): Promise<void> {
  const running = await readPostmaster(folder);
  if (!running || !isPostgres(running.pid, folder)) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + stopTimeoutMs;
  while (existsSync(pidFile(folder)) && Date.now() < deadline) await pause(pollMs);
}
