import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { installJobs } from '../jobs/installJobs.ts';
import { packageFolder } from '../packageFolder.ts';
import { ensureAppRole } from './appRole.ts';
import { DatabaseSetupError } from './databaseSetupError.ts';

/** Any number, the same in every process: who holds it may migrate. */
const migrationLock = 7_208_311_942;
const oldestServer = 150_000;
const extensions = ['unaccent', 'pg_trgm'];

/** Where the migrations of this project lie. */
export const migrationsFolder = path.join(packageFolder, 'migrations');

/** Brings the database up to date; several processes may call it at once. Answers the names it applied. */
export async function migrate(url: string, folder = migrationsFolder): Promise<string[]> {
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseOldServer(client);
    await ensureAppRole(client);
    await ensureExtensions(client);
    const applied = await applyMissing(client, folder);
    await makeQueues(client);
    return applied;
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'teranga-migrate' });
  try {
    await client.connect();
    return client;
  } catch (cause) {
    const { host } = new URL(url);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseSetupError(`The database at ${host} cannot be reached: ${reason}.`, { cause });
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string; server_version: string }>(
    `select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version`,
  );
  const server = rows[0];
  if (server && Number(server.server_version_num) < oldestServer)
    throw new DatabaseSetupError(
      `PostgreSQL 15 or later is needed; this server is ${server.server_version}.`,
    );
}

async function ensureExtensions(client: pg.Client): Promise<void> {
  for (const extension of extensions) {
    try {
      await client.query(`create extension if not exists ${extension} schema public`);
    } catch (cause) {
      throw new DatabaseSetupError(
        `The database needs the extension "${extension}" and the connecting role cannot create it: run "create extension ${extension} schema public" in this database as an administrator.`,
        { cause },
      );
    }
  }
}

async function makeQueues(client: pg.Client): Promise<void> {
  try {
    await installJobs(client);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseSetupError(
      `The database needs a schema "jobs" and the connecting role cannot make it: run "create schema jobs authorization <that role>" in this database as an administrator (${reason}).`,
      { cause },
    );
  }
}

async function applyMissing(client: pg.Client, folder: string): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const known = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const checksums = new Map(known.rows.map((row) => [row.name, row.checksum]));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const applied: string[] = [];
  for (const name of names) {
    const sql = await readFile(path.join(folder, name), 'utf8');
    const checksum = createHash('sha256').update(sql).digest('hex');
    const before = checksums.get(name);
    if (before === undefined) {
      await applyOne(client, name, checksum, sql);
      applied.push(name);
    } else if (before !== checksum) {
      throw new DatabaseSetupError(
        `Migration ${name} was changed after this database had applied it: migrations only go forward, so restore the file and write a new one.`,
      );
    }
  }
  return applied;
}

async function applyOne(client: pg.Client, name: string, checksum: string, sql: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseSetupError(`Migration ${name} failed and was undone: ${reason}.`, { cause });
  }
}
