import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/db/database.ts';
import type { StoredTable } from './readStoredTables.ts';

/** How many rows a table has, and a number that differs if any of them does. */
export interface TableSum {
  rows: number;
  /** The sum of the first 60 bits of each line's MD5, in any order. */
  digest: string;
}

const rowsAtOnce = 500;
const digits = 15;

/** Settings on which the text of a value depends, and time for tables of any size. */
export const prepareTransfer = `
  set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1;
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/**
 * A row as a JSON array of the texts of its values: unlike JSON values, they are read back
 * unchanged.
 */
const linesOf = ({ name, storeColumn, columns }: StoredTable) =>
  `select json_build_array(${columns.map((column) => `${column.name}::text`).join(', ')})::text as line
   from ${name} where ${storeColumn} = app_store()`;

/** Adds up what a table's lines are while they are written to a file. */
export class Summing {
  #rows = 0;
  #digest = 0n;

  add(line: string): void {
    this.#rows += 1;
    const hash = createHash('md5').update(line).digest('hex');
    this.#digest += BigInt(`0x${hash.slice(0, digits)}`);
  }

  get sum(): TableSum {
    return { rows: this.#rows, digest: this.#digest.toString() };
  }
}

/** The lines of a table, for the current store. */
export async function* readLines(tx: Tx, table: StoredTable): AsyncGenerator<string> {
  await tx.query(`declare lines no scroll cursor for ${linesOf(table)}`);
  for (;;) {
    const { rows } = await tx.query<{ line: string }>(`fetch ${rowsAtOnce} from lines`);
    for (const { line } of rows) yield line;
    if (rows.length < rowsAtOnce) break;
  }
  await tx.query('close lines');
}

/** What the database itself says of a table, for the current store. */
export async function sumTable(tx: Tx, table: StoredTable): Promise<TableSum> {
  const { rows } = await tx.query<TableSum>(
    `select count(*) as rows,
       coalesce(sum(('x' || left(md5(line), ${digits}))::bit(60)::bigint), 0)::text as digest from (${linesOf(table)}) as lines`,
  );
  const [sum] = rows;
  if (!sum) throw new Error(`The rows of ${table.name} were not counted.`);
  return sum;
}

/** Inserts lines of a table. */
export async function insertLines(
  tx: Tx,
  { name, columns }: StoredTable,
  lines: AsyncIterable<string>,
): Promise<void> {
  const names = columns.map((column) => column.name).join(', ');
  const values = columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(', ');
  const insert = `insert into ${name} (${names}) overriding system value
    select ${values} from json_array_elements($1::json) with ordinality as given (line, place) order by place`;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length > 0) await tx.query(insert, [`[${batch.join(',')}]`]);
    batch = [];
  };
  for await (const line of lines) {
    batch.push(line);
    if (batch.length === rowsAtOnce) await flush();
  }
  await flush();
}

/** Has identity columns continue after the rows that were inserted. */
export async function continueIdentities(tx: Tx, { name, columns }: StoredTable): Promise<void> {
  for (const { name: column } of columns.filter(({ isIdentity }) => isIdentity)) {
    const { rows } = await tx.query<{ sequence: string }>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      [name, column],
    );
    const [found] = rows;
    if (!found) throw new Error(`${name}.${column} has no sequence.`);
    await tx.query(
      `select setval($1::regclass, greatest((select last_value from ${found.sequence}), max(${column})))
       from ${name} having max(${column}) is not null`,
      [found.sequence],
    );
  }
}
