import { chmod, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '@teranga/embedded-postgres';
import { appRole } from '../platform/db/appRole.ts';
import { writeDesigns } from '../build/runtimeFiles.ts';
import { builtFolder } from '../platform/config/builtFolder.ts';
import { databaseAt } from './databaseAt.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connects with the right to create databases. */
    adminUrl: string;
    /** A migrated database without connections: each worker clones it. */
    template: string;
  }
}

/** What survives a crash is not what these tests are about, and this is several times faster. */
const fastFlags = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=512MB',
  'max_connections=200',
  // The statistics of an emptied table would mislead the planner once the next file fills it.
  'autovacuum=off',
  // Creating and dropping a database scan every buffer: with 2 GB they take twice as long.
  'shared_buffers=64MB',
  // A connection proves its password once, with one round of hashing instead of thousands.
  'scram_iterations=1',
];

/** Where Linux keeps files in memory, and the room in bytes that all tests need there. */
const memoryFolder = '/dev/shm';
const neededBytes = 2 * 1024 ** 3;

/**
 * A database is a thousand files: a disk creates and deletes them in ten times the memory's time.
 */
async function fastFolder(): Promise<string> {
  const room = await statfs(memoryFolder).catch(() => null);
  return room && room.bavail * room.bsize > neededBytes ? memoryFolder : tmpdir();
}

const prefix = 'teranga-test-';
const dayMs = 86_400_000;

/** Removes what runs left that were killed: in memory it would stay until the machine restarts. */
async function removeOld(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => each.startsWith(prefix))) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < Date.now() - dayMs) await rm(file, { recursive: true, force: true });
  }
}

async function startServer() {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { adminUrl: given, close: () => Promise.resolve() };
  const folder = await fastFolder();
  await removeOld(folder);
  const dataDir = await mkdtemp(path.join(folder, prefix));
  await chmod(dataDir, 0o755);
  const flags = fastFlags.flatMap((flag) => ['-c', flag]);
  const embedded = await openEmbeddedPostgres({ dataDir, as: 'server', role: appRole, flags });
  const close = async () => {
    await embedded.close();
    await rm(dataDir, { recursive: true });
  };
  return { adminUrl: embedded.ownerUrl, close };
}

/** One PostgreSQL for the whole run (or TEST_DATABASE_URL), with a migrated template database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await writeDesigns(builtFolder);
  // The jobs import most of the server, which takes as long as PostgreSQL's start.
  const [server, { queues }, { migrate }] = await Promise.all([
    startServer(),
    import('../background/jobs.ts'),
    import('../platform/database-setup/migrate.ts'),
  ]);
  const template = `teranga_template_${process.pid}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server.adminUrl });
    await client.connect();
    try {
      return (await client.query<{ name: string }>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  await run(`create database ${template}`);
  await migrate(databaseAt(server.adminUrl, template), queues);
  project.provide('adminUrl', server.adminUrl);
  project.provide('template', template);
  return async () => {
    // Its copies too, which workers use until they end.
    const copies = await run(
      `select datname as name from pg_database where datname = '${template}' or starts_with(datname, '${template}_')`,
    );
    for (const { name } of copies) await run(`drop database ${name} with (force)`);
    await server.close();
  };
}
