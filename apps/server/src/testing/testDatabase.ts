import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database, type DatabaseOptions } from '../platform/db/database.ts';
import { databaseAt } from './databaseAt.ts';
import { afterFile } from './afterFile.ts';

export interface TestDatabase {
  /** The application's own access. */
  db: Database;
  url: string;
  /** Another pool on the same database, closed at the file's end: races need several. */
  openAnother(options?: Partial<DatabaseOptions>): Database;
  /** Runs SQL past row-level security. */
  asAdmin<Row extends object = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Deletes every row of these tables and of those that refer to them. */
  empty(...tables: string[]): Promise<void>;
}

/**
 * Deletes every row but what migrations write, and restarts the sequences. `truncate` would replace
 * the files of some hundred tables and indexes, which hold a few rows.
 */
const deleteEverything = `do $$ declare name regclass; begin
  set local session_replication_role = replica;
  for name in select oid::regclass from pg_class
    where relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) and relkind = 'r'
      and oid not in ('schema_migrations'::regclass, 'jobs.version'::regclass, 'jobs.queue'::regclass)
  loop execute format('delete from %s', name); end loop;
  for name in select oid::regclass from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S'
  loop perform setval(name, 1, false); end loop; end $$`;

const deleteFrom = (tables: readonly string[]) => `do $$ declare name regclass; begin
  set local session_replication_role = replica;
  for name in with recursive emptied (id) as (
    select unnest(array[${tables.map((table) => pg.escapeLiteral(table)).join()}]::regclass[])::oid
    union select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f'
  ) select id::regclass from emptied
  loop execute format('delete from %s', name); end loop; end $$`;

/** A database with its pools. */
interface OpenedDatabase {
  name: string;
  url: string;
  admin: pg.Pool;
  db: Database;
}

let server: pg.Pool | undefined;
/** The database that the files of this worker use in turn: its connections stay open. */
let workerDatabase: Promise<OpenedDatabase> | undefined;
let isWorkerDatabaseUsed = false;

/** Runs one statement as the superuser of the server: on one connection of all files of a worker. */
async function runOnServer(sql: string): Promise<void> {
  server ??= new pg.Pool({
    connectionString: inject('adminUrl'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  await server.query(sql);
}

async function createDatabase(template: string): Promise<OpenedDatabase> {
  const name = `${inject('template')}_${randomBytes(6).toString('hex')}`;
  // The template has no connections and is not changed: copying its files takes half the time.
  await runOnServer(`create database ${name} template ${template} strategy file_copy`);
  const url = databaseAt(inject('adminUrl'), name);
  const admin = new pg.Pool({ connectionString: url, max: 4, allowExitOnIdle: true });
  // A test may end every connection.
  admin.on('error', () => undefined);
  return { name, url, admin, db: openDatabase({ url }) };
}

async function openWorkerDatabase(): Promise<OpenedDatabase> {
  isWorkerDatabaseUsed = true;
  afterFile(async () => void (isWorkerDatabaseUsed = false));
  workerDatabase ??= createDatabase(inject('template'));
  const database = await workerDatabase;
  await database.admin.query(deleteEverything);
  return database;
}

/** For the calling file alone, and dropped at its end. */
async function openOwnDatabase(isMigrated: boolean): Promise<OpenedDatabase> {
  const database = await createDatabase(isMigrated ? inject('template') : 'template1');
  afterFile(async () => {
    await Promise.all([database.admin.end(), database.db.close()]);
    await runOnServer(`drop database ${database.name} with (force)`);
  });
  return database;
}

export interface TestDatabaseOptions {
  /** True for files that end connections, close the pool, change tables or ask which designs run. */
  isOwn?: boolean;
  /** False for a database without tables. */
  isMigrated?: boolean;
}

/**
 * A migrated database without rows, for the calling test or file: the next file of the same worker
 * empties it. A second call gets a database of its own, as do those who ask for it.
 */
export async function testDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { isMigrated = true } = options;
  const isOwn = options.isOwn ?? (!isMigrated || isWorkerDatabaseUsed);
  const { url, admin, db } = isOwn ? await openOwnDatabase(isMigrated) : await openWorkerDatabase();
  const openAnother = (more: Partial<DatabaseOptions> = {}) => {
    const database = openDatabase({ url, ...more });
    afterFile(() => database.close());
    return database;
  };
  const asAdmin: TestDatabase['asAdmin'] = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await admin.query<Row & pg.QueryResultRow>(sql, values)).rows;
  const empty = async (...tables: string[]) => void (await asAdmin(deleteFrom(tables)));
  return { db, url, openAnother, asAdmin, empty };
}
