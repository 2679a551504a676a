import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '@teranga/embedded-postgres/testing';
import { buildServer, endOf, readyLineOf, startServer, type Server } from './testing/builtServer.ts';
import { testDatabase } from './testing/testDatabase.ts';

const program = await buildServer();
const dataDir = await mkdtemp(path.join(tmpdir(), 'teranga-main-'));
await chmod(dataDir, 0o755);
afterAll(() => rm(dataDir, { recursive: true }));
const secret = 'W9xQ2mZk7Lr4Tn8Vb3Hs6Yd1Pf5Gc0Ja';

const start = (env: Record<string, string>): Server => startServer(program, { DATA_DIR: dataDir, ...env });

describe('a server that cannot start', () => {
  const production = { NODE_ENV: 'production', SESSION_SECRET: secret, PUBLIC_SCHEME: 'https' };
  it.each([
    [{ PORT: 'http' }, 'PORT must be a port number from 0 to 65535, not "http".\n'],
    [
      { ...production, SESSION_SECRET: '' },
      'SESSION_SECRET must be set in production: at least 32 random characters.\n',
    ],
    [
      { ...production, RATE_LIMITS: 'off' },
      'RATE_LIMITS=off is for load tests and is refused in production.\n',
    ],
    [
      { DATABASE_URL: 'postgresql://127.0.0.1:1/nothing' },
      'The database at 127.0.0.1:1 cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n',
    ],
  ])('with %j says why in one sentence', async (env, sentence) => {
    expect(await endOf(start(env))).toEqual({ code: 1, output: sentence });
  });

  it('says so when its port is in use, and leaves no database behind', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const ended = await endOf(start({ PORT: String(port) }));
    other.close();
    expect(ended).toEqual({
      code: 1,
      output: `Port ${port} of 127.0.0.1 is in use: stop what uses it, or set PORT to another one.\n`,
    });
    expect(existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
  });
});

describe('a server', async () => {
  const { url } = await testDatabase({ isMigrated: false });

  it('prints its address when ready, responds there, and stops cleanly on repeated signals', async () => {
    const port = String(await freePort());
    const server = start({ PORT: port });
    const line = await readyLineOf(server);
    expect(line).toContain(`http://lybalikou.localhost:${port}`);
    const answer = await fetch(`http://127.0.0.1:${port}/api/store`);
    expect(((await answer.json()) as { store: { id: string } }).store.id).toBe('teranga');
    const ended = endOf(server);
    server.kill('SIGINT');
    server.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, output: '' });
    expect(existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
  });

  it('has no demo stores in production, and serves on the database it is given', async () => {
    const port = String(await freePort());
    const server = start({
      NODE_ENV: 'production',
      SESSION_SECRET: secret,
      PUBLIC_SCHEME: 'https',
      PORT: port,
      DATABASE_URL: url,
    });
    expect(await readyLineOf(server)).toBe(
      `ready on 127.0.0.1:${port}, without a store: make one with "npm run store -- create"`,
    );
    const ended = endOf(server);
    server.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, output: '' });
  });

  it('continues when its log cannot be written', async () => {
    const port = await freePort();
    const full = openSync('/dev/full', 'w');
    const server = spawn(process.execPath, [program], {
      env: {
        PATH: process.env['PATH'] ?? '',
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        PORT: String(port),
        NODE_ENV: 'production',
        SESSION_SECRET: secret,
        PUBLIC_SCHEME: 'https',
      },
      stdio: ['ignore', full, full],
    });
    closeSync(full);
    const readiness = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
    await vi.waitFor(readiness, { timeout: 50_000, interval: 200 });
    // In production each answer is a line.
    for (let time = 0; time < 3; time += 1) expect(await readiness()).toBe(200);
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
