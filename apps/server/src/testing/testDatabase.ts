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
}

/** Runs one statement as the superuser of the server or of one of its databases. */
async function runAt<Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row & pg.QueryResultRow>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * A separate database for the calling test file: migrated, empty, dropped at the end. Call it once,
 * at the top of the file or in a `beforeAll`.
 */
export async function testDatabase(options: { migrated?: boolean } = {}): Promise<TestDatabase> {
  const adminUrl = inject('adminUrl');
  const name = `teranga_test_${randomBytes(6).toString('hex')}`;
  const template = options.migrated === false ? 'template1' : inject('template');
  await runAt(adminUrl, `create database ${name} template ${template}`);
  const url = databaseAt(adminUrl, name);
  const opened: Database[] = [];
  const openAnother = (more: Partial<DatabaseOptions> = {}) => {
    const database = openDatabase({ url, ...more });
    opened.push(database);
    return database;
  };
  afterFile(async () => {
    await Promise.all(opened.map((database) => database.close()));
    await runAt(adminUrl, `drop database ${name} with (force)`);
  });
  return { db: openAnother(), url, openAnother, asAdmin: (sql, values) => runAt(url, sql, values) };
}
