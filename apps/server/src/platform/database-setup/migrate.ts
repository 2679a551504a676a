import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { installJobs } from '../jobs/installJobs.ts';
import type { Queues } from '../jobs/queues.ts';
import { migrationsFolder } from '../config/builtFolder.ts';
import { appRole, ensureAppRole } from '../db/appRole.ts';
import { DatabaseSetupError } from '../db/databaseSetupError.ts';

/** Any number, the same in every process: who holds it may migrate. */
const migrationLock = 7_208_311_942;
const oldestServer = 150_000;
const extensions = ['unaccent', 'pg_trgm'];

/** Migrates the database; several processes may call it at once. Returns the names it applied. */
export async function migrate(url: string, queues: Queues, folder = migrationsFolder): Promise<string[]> {
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseOldServer(client);
    await ensureAppRole(client);
    await ensureExtensions(client);
    await refuseClosedSchemas(client);
    const applied = await applyMissing(client, folder);
    await makeQueues(client, queues);
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

/**
 * Tables are created in the schema `public`, which PostgreSQL opens to its owner only, and one more
 * schema once.
 */
async function refuseClosedSchemas(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ hasRight: boolean; what: string; grants: string }>(
    `select coalesce(has_schema_privilege(public, 'usage') and has_schema_privilege(public, 'create'), false) as "hasRight",
       'tables in the schema "public"' as what,
       format('grant usage, create on schema public to %I; grant usage on schema public to %I', current_user, $1::text) as grants
     from to_regnamespace('public') as public
     union all
     select has_database_privilege(current_database(), 'create') or to_regclass('jobs.version') is not null, 'a schema',
       format('grant create on database %I to %I', current_database(), current_user)`,
    [appRole],
  );
  const closed = rows.find(({ hasRight }) => !hasRight);
  if (closed)
    throw new DatabaseSetupError(
      `The connecting role may not make ${closed.what}: run "${closed.grants}" in this database as an administrator.`,
    );
}

async function makeQueues(client: pg.Client, queues: Queues): Promise<void> {
  try {
    await installJobs(client, queues);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseSetupError(
      `The schema "jobs" of this database could not be made or brought up to date: ${reason}.`,
      { cause },
    );
  }
}

/** Migrations already applied, by name. */
async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  try {
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    return new Map(rows.map((row) => [row.name, row.checksum]));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseSetupError(
      `The tables of this database are another role’s: let DATABASE_URL name the role that made them (${reason}).`,
      { cause },
    );
  }
}

async function applyMissing(client: pg.Client, folder: string): Promise<string[]> {
  const checksums = await readApplied(client);
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
