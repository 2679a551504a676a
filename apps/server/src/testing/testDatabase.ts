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

/** `truncate` would replace the files of some hundred tables and indexes, which hold a few rows. */
const deleteAll = (tables: readonly string[]) => `do $$ declare name regclass; begin
  set local session_replication_role = replica;
  for name in with recursive emptied (id) as (
    select unnest(array[${tables.map((table) => pg.escapeLiteral(table)).join()}]::regclass[])::oid
    union select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f'
  ) select id::regclass from emptied
  loop execute format('delete from %s', name); end loop; end $$`;

let server: pg.Pool | undefined;

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

/**
 * A separate database for the calling test file: migrated, empty, dropped at the end. Call it once,
 * at the top of the file or in a `beforeAll`.
 */
export async function testDatabase(options: { migrated?: boolean } = {}): Promise<TestDatabase> {
  const adminUrl = inject('adminUrl');
  const name = `teranga_test_${randomBytes(6).toString('hex')}`;
  const template = options.migrated === false ? 'template1' : inject('template');
  // The template has no connections and is not changed: copying its files takes half the time.
  await runOnServer(`create database ${name} template ${template} strategy file_copy`);
  const url = databaseAt(adminUrl, name);
  const admin = new pg.Pool({ connectionString: url, max: 4 });
  // A test may end every connection.
  admin.on('error', () => undefined);
  const opened: Database[] = [];
  const openAnother = (more: Partial<DatabaseOptions> = {}) => {
    const database = openDatabase({ url, ...more });
    opened.push(database);
    return database;
  };
  afterFile(async () => {
    await Promise.all([admin.end(), ...opened.map((database) => database.close())]);
    await runOnServer(`drop database ${name} with (force)`);
  });
  const asAdmin: TestDatabase['asAdmin'] = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await admin.query<Row & pg.QueryResultRow>(sql, values)).rows;
  const empty = async (...tables: string[]) => void (await asAdmin(deleteAll(tables)));
  return { db: openAnother(), url, openAnother, asAdmin, empty };
}
