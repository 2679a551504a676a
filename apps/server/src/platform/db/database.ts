import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Listener, type Unlisten } from './listener.ts';
import { appRole } from './appRole.ts';
import type { Statement } from './statement.ts';
import { isStorageFailure, OutOfSpace } from './storageFailure.ts';

// Counts and sums of FCFA are bigint and fit a double exactly; by default they would arrive as
// text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Connections per process. Ten suit two cores; PostgreSQL's default limit is a hundred in all. */
export const poolSize = 10;
const statementTimeoutMs = 10_000;
const lockTimeoutMs = 5_000;
const idleInTransactionTimeoutMs = 60_000;
const connectTimeoutMs = 15_000;
const idleConnectionMs = 30_000;
/** A transaction that lasts this long, such as an import, rechecks whether there is space. */
const spaceCheckMs = 1_000;
/** More than the pages that a table has at its end may take. */
const probeBytes = 65_536;

/** The result of one statement. */
export interface Answer<Row> {
  rows: Row[];
  /** Rows read, or rows changed. */
  rowCount: number;
}

/** Queries of one transaction. */
export interface Tx {
  query<Row extends object = Record<string, unknown>>(
    sql: string | Statement,
    values?: readonly unknown[],
  ): Promise<Answer<Row>>;
}

export interface Database {
  /** One transaction as the application's role that sees and writes this store's rows only. */
  withStore<T>(storeId: string, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** One transaction that sees no store's rows, but may read which stores and hosts there are. */
  withoutStore<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Calls back with each payload, and with null when some may have been missed. */
  listen(channel: string, onNotification: (payload: string | null) => void): Promise<Unlisten>;
  notify(channel: string, payload: string): Promise<void>;
  /** Holds shared advisory locks on these names in a lock space until the process ends. */
  hold(space: number, names: readonly string[]): Promise<void>;
  /** False while its disk is nearly full: transactions then only read. */
  hasSpace(): Promise<boolean>;
  /**
   * False without space, and from a write that failed for want of space until one is stored again.
   */
  canStore(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  /** For the listener, whose notifications a connection pooler would lose; defaults to `url`. */
  directUrl?: string;
  poolSize?: number;
  /** Whether its disk can take more writes; by default it is not watched. */
  hasSpace?: () => Promise<boolean>;
  /** Called for connections that break while idle; the pool replaces them. */
  onError?: (error: Error) => void;
}

class PgDatabase implements Database {
  readonly #pool: pg.Pool;
  readonly #listener: Listener;
  readonly hasSpace: () => Promise<boolean>;
  #closing: Promise<void> | null = null;
  #lacksSpace = false;

  constructor(options: DatabaseOptions) {
    const onError = options.onError ?? (() => undefined);
    this.#pool = new pg.Pool({
      connectionString: options.url,
      application_name: 'teranga',
      max: options.poolSize ?? poolSize,
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: idleConnectionMs,
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    });
    this.hasSpace = options.hasSpace ?? (() => Promise.resolve(true));
    this.#pool.on('error', onError);
    // A connection that breaks while checked out emits its error only here, and an unhandled error
    // ends the process.
    this.#pool.on('connect', (client) => client.on('error', onError));
    this.#listener = new Listener(options.directUrl ?? options.url, onError);
  }

  withStore<T>(storeId: string, run: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#transaction(`set local app.store = ${pg.escapeLiteral(storeId)}`, run);
  }

  withoutStore<T>(run: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#transaction(`set local app.store = ''`, run);
  }

  listen(channel: string, onNotification: (payload: string | null) => void): Promise<Unlisten> {
    return this.#listener.listen(channel, onNotification);
  }

  async notify(channel: string, payload: string): Promise<void> {
    await this.#pool.query('select pg_notify($1, $2)', [channel, payload]);
  }

  hold(space: number, names: readonly string[]): Promise<void> {
    return this.#listener.hold(space, names);
  }

  async canStore(): Promise<boolean> {
    if (!(await this.hasSpace())) return false;
    if (!this.#lacksSpace) return true;
    const filler = randomBytes(probeBytes);
    try {
      await this.withoutStore(async (tx) => {
        await tx.query('insert into storage_probe (filler) values ($1)', [filler]);
        await tx.query('delete from storage_probe');
      });
      this.#lacksSpace = false;
    } catch (error) {
      if (!isStorageFailure(error)) throw error;
    }
    return !this.#lacksSpace;
  }

  close(): Promise<void> {
    this.#closing ??= this.#listener.close().then(() => this.#pool.end());
    return this.#closing;
  }

  #noteFailure(error: unknown): void {
    if (isStorageFailure(error)) this.#lacksSpace = true;
  }

  async #transaction<T>(setStore: string, run: (tx: Tx) => Promise<T>): Promise<T> {
    // Read-only transactions refuse writes by an error code that `isStorageFailure` knows.
    const canWrite = await this.hasSpace();
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      // One round trip. Both settings end with the transaction, so the connection's next user
      // inherits neither.
      await client.query(`begin${canWrite ? '' : ' read only'}; set local role ${appRole}; ${setStore}`);
      const result = await run(this.#txOf(client, canWrite));
      await client.query('commit');
      return result;
    } catch (error) {
      this.#noteFailure(error);
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  #txOf(client: pg.PoolClient, canWrite: boolean): Tx {
    let nextCheck = performance.now() + spaceCheckMs;
    const refuseWithoutSpace = async () => {
      if (!canWrite || performance.now() < nextCheck) return;
      nextCheck = performance.now() + spaceCheckMs;
      if (!(await this.hasSpace())) throw new OutOfSpace();
    };
    return {
      query: async <Row extends object>(
        sql: string | Statement,
        values?: readonly unknown[],
      ): Promise<Answer<Row>> => {
        await refuseWithoutSpace();
        const query = {
          ...(typeof sql === 'string' ? { text: sql } : sql),
          ...(values && { values: [...values] }),
        };
        const result = await client.query<Row & pg.QueryResultRow>(query).catch((error: unknown) => {
          this.#noteFailure(error);
          throw error;
        });
        return { rows: result.rows, rowCount: result.rowCount ?? 0 };
      },
    };
  }
}

/** Creates the pool; it connects on the first query. */
export const openDatabase = (options: DatabaseOptions): Database => new PgDatabase(options);
