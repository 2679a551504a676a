// Runs a program for as long as it makes progress.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

/** Interval in milliseconds between progress checks. */
const lookMs = 500;

/**
 * Runs node with `words` until it ends, or until the file `progress` has not changed for
 * `longestStillMs`. Returns its stderr and the last progress if it stalled, else null.
 */
export async function runWatched(words, options, progress, longestStillMs) {
  // A separate process group, so that child processes end with it: one in an infinite loop handles
  // no signal.
  const child = spawn(process.execPath, words, {
    ...options,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  const interrupted = () => {
    end();
    process.exit(1);
  };
  let stoodAt = null;
  let last = { text: '', since: Date.now() };
  const watch = setInterval(() => {
    const text = existsSync(progress) ? readFileSync(progress, 'utf8') : '';
    if (text !== last.text) last = { text, since: Date.now() };
    if (stoodAt !== null || Date.now() - last.since < longestStillMs) return;
    stoodAt = text;
    end();
  }, lookMs);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupted);
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
  try {
    await once(child, 'close');
  } finally {
    clearInterval(watch);
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupted);
  }
  return { stderr, stoodAt };
}
