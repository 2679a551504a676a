import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';

/** The folder of the repository. */
export const root = path.join(import.meta.dirname, '../../..');

/** Factors besides the product that influence a result. */
export type Conditions = Record<string, string>;

const bytesPerGigabyte = 2 ** 30;

function commit(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%h'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/** The machine and the moment, and whatever else a bench says of itself. */
export function conditions(more: Conditions = {}): Conditions {
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit: commit(),
    machine: `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${(totalmem() / bytesPerGigabyte).toFixed(0)} GiB`,
    node: process.version,
    'load before': loadavg()
      .map((load) => load.toFixed(1))
      .join(' '),
    ...more,
  };
}
