import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type PlatformDatabase,
  freePort,
  openPlatformDatabase,
  queues,
  readConfig,
} from '@teranga/server/bench';
import { root } from './conditions.ts';
import { untilReady } from './untilReady.ts';

/** A PostgreSQL of the bench's own, and servers on it that may come and go. */
export interface OrderServer {
  database: PlatformDatabase;
  port: number;
  /** What the keys of payment accounts are encrypted with. */
  secret: string;
  /** Starts a server and waits until it answers. */
  start(env?: NodeJS.ProcessEnv): Promise<ChildProcess>;
}

const startTimeoutMs = 60_000;
const secretBytes = 48;

/** Passes the database and a port to `work`, then clears up; whatever it started ends with it. */
export async function withOrderServer<T>(work: (server: OrderServer) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'teranga-bench-'));
  // As root, PostgreSQL runs under a separate account, which must be able to enter the folder.
  chmodSync(dataDir, 0o755);
  const config = { ...readConfig({}), dataDir };
  const database = await openPlatformDatabase({ config, as: 'guest', queues, report: console.error });
  const secret = randomBytes(secretBytes).toString('base64url');
  const port = await freePort();
  const children = new Set<ChildProcess>();
  mkdirSync(path.join(root, '.bench'), { recursive: true });
  const log = createWriteStream(path.join(root, '.bench', 'order-server.log'));
  const start = async (env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(process.execPath, [path.join(root, 'apps/server/dist/main.js')], {
      env: {
        ...process.env,
        NODE_ENV: '',
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: database.ownerUrl,
        PAYMENT_KEYS_SECRET: secret,
        EXCHANGE_RATES_URL: 'off',
        RATE_LIMITS: 'off',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    for (const output of [child.stdout, child.stderr]) output.pipe(log, { end: false });
    await untilReady(child, startTimeoutMs);
    return child;
  };
  try {
    return await work({ database, port, secret, start });
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await database.close();
    log.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
