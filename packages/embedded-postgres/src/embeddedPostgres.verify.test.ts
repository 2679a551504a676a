import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { role } from './testing/role.ts';
import { openEmbeddedPostgres, type EmbeddedPostgres } from './embeddedPostgres.ts';
import { isPostgres, readPostmaster } from './postmaster.ts';
import { runProgram } from './runProgram.ts';

/** A data folder with a cluster that has stopped: a new one takes seconds to make. */
const stopped = await mkdtemp(path.join(tmpdir(), 'teranga-stopped-'));
let dataDir = '';
const folder = () => path.join(dataDir, 'postgres');
const pidFile = () => path.join(dataDir, 'postgres/cluster/postmaster.pid');

const newFolder = async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'teranga-embedded-'));
  await chmod(dataDir, 0o755);
};
/** Files keep their owner, who is PostgreSQL's account. */
const copyCluster = async () => {
  await newFolder();
  await runProgram('cp', ['-a', path.join(stopped, 'postgres'), dataDir]);
};
beforeAll(async () => {
  await chmod(stopped, 0o755);
  await (await openEmbeddedPostgres({ dataDir: stopped, role, as: 'server' })).close();
});
afterAll(() => rm(stopped, { recursive: true }));
/** Cleanups of what the running test started; run before its folder is removed. */
const started: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of started.splice(0)) await undo();
  // A cluster that was ended from outside may still be writing its last files.
  await rm(dataDir, { recursive: true, maxRetries: 10 });
});

async function open(as: 'server' | 'guest' = 'server'): Promise<EmbeddedPostgres> {
  const postgres = await openEmbeddedPostgres({ dataDir, role, as });
  started.push(() => postgres.close());
  return postgres;
}

async function queryAt(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ answer: unknown }>(sql);
  await client.end();
  return rows[0]?.answer;
}

/** Another process at the same folder, and the first line it says. */
async function holder(as: 'server' | 'guest' = 'server'): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/testing/holdDatabase.ts', dataDir, as], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(() => kill(child, 'SIGTERM'));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, line };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** A server's PostgreSQL that was just ended by this signal, and what the server has reported. */
async function openAndEnd(
  signal: NodeJS.Signals,
): Promise<{ postgres: EmbeddedPostgres; reported: string[] }> {
  const reported: string[] = [];
  const report = (sentence: string) => reported.push(sentence);
  const postgres = await openEmbeddedPostgres({ dataDir, role, as: 'server', report });
  process.kill((await readPostmaster(folder()))?.pid ?? 0, signal);
  await vi.waitFor(() => expect(reported.at(-1)).toContain('The embedded PostgreSQL was lost'));
  return { postgres, reported };
}

describe('a new database', () => {
  beforeEach(newFolder);

  it('stores its password and port in a file that only its user can read', async () => {
    await open();
    expect((await stat(path.join(dataDir, 'postgres/connection.json'))).mode & 0o777).toBe(0o600);
  });

  it('is made once by commands that start at the same moment', async () => {
    const lines = await Promise.all(['guest', 'guest', 'guest'].map(() => holder('guest')));
    expect(new Set(lines.map(({ line }) => line)).size).toBe(1);
  });

  it('stores the data where its account can reach them, and reports a folder other than the given one', async () => {
    await chmod(dataDir, 0o700);
    const reported: string[] = [];
    const postgres = await openEmbeddedPostgres({
      dataDir,
      role,
      as: 'server',
      report: (sentence) => reported.push(sentence),
    });
    await postgres.close();
    // Only root runs PostgreSQL as another account, which is reported first and cannot enter the
    // folder.
    const isRoot = process.getuid?.() === 0;
    const note = isRoot ? await readFile(path.join(dataDir, 'postgres.json'), 'utf8') : '{}';
    const { folder: place = folder() } = JSON.parse(note) as { folder?: string };
    started.push(() => rm(place, { recursive: true }));
    const sentence = `PostgreSQL's account may not enter ${dataDir}, so the database is kept in ${place}.`;
    expect(reported.slice(isRoot ? 1 : 0)).toEqual(isRoot ? [sentence] : []);
    expect(existsSync(path.join(place, 'connection.json'))).toBe(true);
  });
});

describe('an embedded PostgreSQL', () => {
  beforeEach(copyCluster);

  it('preserves committed data and its port across a restart', async () => {
    const first = await openEmbeddedPostgres({ dataDir, role, as: 'server' });
    await queryAt(first.ownerUrl, `create table kept as select 'oui'::text as answer`);
    await first.close();
    expect(existsSync(pidFile())).toBe(false);
    const second = await open();
    expect(await queryAt(second.ownerUrl, 'select answer from kept')).toBe('oui');
    expect(second.url).toBe(first.url);
  });

  it('connects the server as a role that is neither superuser nor owner', async () => {
    const { url } = await open();
    const answer = await queryAt(
      url,
      `select usesuper or usebypassrls as answer from pg_user where usename = current_user`,
    );
    expect(answer).toBe(false);
  });

  it('restarts after its server was killed', async () => {
    const { child, line } = await holder();
    expect(line).toContain('holding');
    await kill(child, 'SIGKILL');
    const { url } = await open();
    expect(await queryAt(url, 'select 1 as answer')).toBe(1);
  });

  it('restarts after PostgreSQL itself was killed', async () => {
    const first = await openEmbeddedPostgres({ dataDir, role, as: 'server' });
    await queryAt(first.ownerUrl, `create table kept as select 'oui'::text as answer`);
    process.kill((await readPostmaster(path.join(dataDir, 'postgres')))?.pid ?? 0, 'SIGKILL');
    await first.close();
    const { ownerUrl } = await open();
    expect(await queryAt(ownerUrl, 'select answer from kept')).toBe('oui');
  });

  it('starts although another program has the process number of a PostgreSQL that never stopped in order', async () => {
    const first = await openEmbeddedPostgres({ dataDir, role, as: 'server' });
    const left = await readFile(pidFile(), 'utf8');
    await first.close();
    await writeFile(pidFile(), left.replace(/^\d+/, String(process.pid)));
    const { url } = await open();
    expect(await queryAt(url, 'select 1 as answer')).toBe(1);
  });

  it('refuses a second server on its folder with one sentence', async () => {
    await open();
    expect((await holder()).line).toBe(
      'Another server already uses this data folder: stop it first, or give this one a DATA_DIR of its own or a DATABASE_URL.',
    );
  });

  it('lets a command join a running server, and stays when the command leaves', async () => {
    const { url } = await open();
    const { child, line } = await holder('guest');
    expect(line).toBe(`holding ${url}`);
    await kill(child, 'SIGTERM');
    expect(await queryAt(url, 'select 1 as answer')).toBe(1);
  });

  it('stays for the server that came while the command that started it was at work', async () => {
    const { child } = await holder('guest');
    const { url } = await open();
    await kill(child, 'SIGTERM');
    expect(await queryAt(url, 'select 1 as answer')).toBe(1);
  });

  it('stops when the last one leaves', async () => {
    const first = await openEmbeddedPostgres({ dataDir, role, as: 'server' });
    const { child } = await holder('guest');
    await first.close();
    const pid = (await readPostmaster(path.join(dataDir, 'postgres')))?.pid ?? 0;
    await kill(child, 'SIGTERM');
    expect(existsSync(pidFile())).toBe(false);
    // The pid file disappears a moment before the process does.
    await vi.waitFor(() => expect(isPostgres(pid, path.join(dataDir, 'postgres'))).toBe(false));
  });

  it('stops although its data folder was removed', async () => {
    const postgres = await openEmbeddedPostgres({ dataDir, role, as: 'server' });
    const pid = (await readPostmaster(folder()))?.pid ?? 0;
    await rm(folder(), { recursive: true, maxRetries: 10 });
    await postgres.close();
    await vi.waitFor(() => expect(isPostgres(pid, folder())).toBe(false));
  });

  describe('a PostgreSQL that ends unexpectedly', () => {
    it.each(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)(
      'comes back at its address after %s',
      async (signal) => {
        const { postgres, reported } = await openAndEnd(signal);
        started.push(() => postgres.close());
        await vi.waitFor(() => expect(reported.at(-1)).toBe('The embedded PostgreSQL answers again.'), {
          timeout: 30_000,
        });
        expect(await queryAt(postgres.url, 'select 1 as answer')).toBe(1);
        expect((await holder()).line).toContain('Another server already uses this data folder');
      },
    );

    it('is left by a server that stops before it is back', async () => {
      const { postgres } = await openAndEnd('SIGINT');
      await postgres.close();
      const left = await readPostmaster(folder());
      expect(left !== null && isPostgres(left.pid, folder())).toBe(false);
    });
  });
});
