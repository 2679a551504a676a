// A program that is waited for as long as it goes on.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

/** How often, in milliseconds, it is looked whether it goes on. */
const lookMs = 500;

/**
 * Runs node with `words` until it ends, or stands still for `longestStillMs`: what is in the file `progress` stays the same. Answers what it
 * complained of, and where it stood still; null: nowhere.
 */
export async function runWatched(words, options, progress, longestStillMs) {
  // With processes of its own, which end with it: one that goes round for ever hears of nothing.
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
