import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@teranga/server/bench';
import { root } from './conditions.ts';
import { untilReady } from './untilReady.ts';

/** The built product, running. */
export interface ShopServer {
  port: number;
  process: ChildProcess;
}

/** How long, in milliseconds, it may take to start its database and fill it. */
const startTimeoutMs = 180_000;

/**
 * Starts the built product with the demo stores in a temporary folder, passes it to `work`, stops
 * it and removes the folder.
 */
export async function withShops<T>(
  work: (server: ShopServer) => Promise<T>,
  env: NodeJS.ProcessEnv = {},
): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'teranga-bench-'));
  // As root, PostgreSQL runs under a separate account, which must be able to enter the folder.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, 'apps/server/dist/main.js')], {
    env: { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  try {
    await untilReady(child, startTimeoutMs);
    return await work({ port, process: child });
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
