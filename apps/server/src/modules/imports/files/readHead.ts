import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { proposedMapping, type Column } from '../csv/columns.ts';
import { readCsv } from '../csv/readCsv.ts';
import { Diagnostics, ImportError } from '../importError.ts';
import type { ImportSource } from '@teranga/contract/admin';
import { isWorkbook } from '../readDrafts.ts';
import { sheetColumns } from '../sheet/sheetSource.ts';
import { shopifyColumns } from '../shopify/shopifyColumns.ts';
import type { TableRow } from '../source.ts';
import { wooColumns } from '../woocommerce/wooColumns.ts';
import { readXlsx } from '../xlsx/readXlsx.ts';

/** The first rows of a file, as they are understood. */
export interface FileHead {
  /** Null when nothing is recognised. */
  source: ImportSource | null;
  columns: string[];
  sample: string[][];
  /** The columns that a simple table's fields seem to be. */
  mapping: Partial<Record<SheetField, string>>;
}

export type SheetField = keyof typeof sheetColumns;

const sampleRows = 5;
const mostColumns = 500;
const longestCell = 200;
/** Where a text begins is enough to know whether it is JSON. */
const startBytes = 1_024;

async function isJson(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    return buffer
      .toString('utf8', 0, bytesRead)
      .replace(/^\uFEFF/, '')
      .trimStart()
      .startsWith('[');
  } finally {
    await handle.close();
  }
}

async function firstRows(rows: AsyncIterable<TableRow>): Promise<string[][]> {
  const first: string[][] = [];
  for await (const { cells } of rows) {
    first.push(cells);
    if (first.length > sampleRows) break;
  }
  return first;
}

async function readTableHead(file: string): Promise<string[][]> {
  if (await isWorkbook(file)) return firstRows(readXlsx(file));
  const input = createReadStream(file);
  try {
    return await firstRows(readCsv(input as AsyncIterable<Buffer>, new Diagnostics()));
  } finally {
    input.destroy();
  }
}

/** The kind of table whose columns these are. */
function sourceOf(columns: readonly string[]): ImportSource | null {
  const columnsOf = <Name extends string>(of: Record<Name, Column>) => proposedMapping(columns, of);
  if (columnsOf(shopifyColumns).handle !== undefined) return 'shopify';
  const woo = columnsOf(wooColumns);
  // Its other names are those of any table.
  if (woo.regularPrice !== undefined || (woo.type !== undefined && woo.name !== undefined))
    return 'woocommerce';
  return columnsOf(sheetColumns).sku === undefined ? null : 'spreadsheet';
}

/** Reads the first rows of a file. Throws an `ImportError` for one that cannot be read. */
export async function readHead(file: string): Promise<FileHead> {
  if (await isJson(file)) return { source: 'json', columns: [], sample: [], mapping: {} };
  const [columns = [], ...sample] = await readTableHead(file);
  if (columns.length > mostColumns)
    throw new ImportError(1, `ce fichier a ${columns.length} colonnes, et une table d’articles bien moins.`);
  return {
    source: sourceOf(columns),
    columns,
    sample: sample.map((cells) => cells.map((cell) => cell.slice(0, longestCell))),
    mapping: proposedMapping(columns, sheetColumns),
  };
}
