import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { readCsv } from './csv/readCsv.ts';
import { ImportError } from './importError.ts';
import { readJson } from './json/jsonSource.ts';
import { normalizeDraft } from './normalizeDraft.ts';
import type { ImportSource } from '@teranga/contract/admin';
import type { ImportOptions } from './options.ts';
import { sheetSource } from './sheet/sheetSource.ts';
import { shopifySource } from './shopify/shopifySource.ts';
import type { DraftContext, OpenedSource, Source, TableRow } from './source.ts';
import type { Spool } from './spool.ts';
import { wooSource } from './woocommerce/wooSource.ts';
import { readXlsx } from './xlsx/readXlsx.ts';

/**
 * Number of lists that rows are hashed into: the rows of a product may be anywhere in the file and
 * end up in the same list.
 */
const groupLists = 64;
const rowsList = 'rows';
const groupList = (index: number): string => `group-${index}`;
/** The list that drafts are written to. */
export const draftsList = 'drafts';
const zipMark = Buffer.from('PK\u0003\u0004');
/** Lines of one product: its variations and images. */
const mostRowsOfProduct = 5_000;
const tooManyRows = (product: string) =>
  `l’article « ${product} » a plus de ${mostRowsOfProduct} lignes : est-ce la bonne colonne ?`;
const nothingInIt = 'Le fichier ne contient aucun article : il n’y a rien sous la première ligne.';

function listFor(group: string): string {
  const [byte = 0] = createHash('md5').update(group).digest();
  return groupList(byte % groupLists);
}

/** Whether a file is a workbook: a ZIP archive. */
export async function isWorkbook(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(zipMark.length), 0, zipMark.length, 0);
    return buffer.subarray(0, bytesRead).equals(zipMark);
  } finally {
    await handle.close();
  }
}

type OnBytes = (done: number, total: number) => void;

async function* countBytes(file: string, onBytes: OnBytes): AsyncGenerator<Buffer> {
  const { size } = await stat(file);
  let count = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    count += chunk.length;
    onBytes(count, size);
    yield chunk;
  }
}

async function readRows<Row extends object>(
  rows: AsyncIterable<TableRow>,
  source: Source<Row>,
  spool: Spool,
  context: DraftContext,
): Promise<{ count: number; opened: OpenedSource<Row> | null }> {
  let opened: OpenedSource<Row> | null = null;
  let count = 0;
  for await (const row of rows) {
    if (opened === null) {
      opened = source.open(row, context);
      continue;
    }
    const read = opened.read(row);
    if (read) await spool.append(rowsList, read);
    count += 1;
  }
  return { count, opened };
}

async function groupsOf<Row extends object>(
  list: string,
  source: OpenedSource<Row>,
  spool: Spool,
  { diagnostics }: DraftContext,
): Promise<Row[][]> {
  const groups = new Map<string, Row[]>();
  for await (const row of spool.read<Row>(list)) {
    const group = source.groupOf(row);
    const rows = groups.get(group) ?? [];
    if (rows.length === mostRowsOfProduct) diagnostics.add(null, tooManyRows(group));
    // Kept in memory: further ones would not fit.
    if (rows.length <= mostRowsOfProduct) rows.push(row);
    groups.set(group, rows);
  }
  return [...groups.values()];
}

export interface DraftCounts {
  rows: number;
  drafts: number;
}

export async function readTable<Row extends object>(
  rows: AsyncIterable<TableRow>,
  source: Source<Row>,
  spool: Spool,
  context: DraftContext,
): Promise<DraftCounts> {
  const { count, opened } = await readRows(rows, source, spool, context);
  // Lines that cannot be read are diagnostics of their own.
  if (context.diagnostics.errors > 0 && (!opened || count === 0)) return { rows: count, drafts: 0 };
  if (!opened || count === 0) throw new ImportError(null, nothingInIt);
  for await (const row of spool.read<Row>(rowsList)) await spool.append(listFor(opened.groupOf(row)), row);
  await spool.remove(rowsList);
  let drafts = 0;
  for (let index = 0; index < groupLists; index += 1) {
    for (const group of await groupsOf(groupList(index), opened, spool, context))
      for (const draft of context.diagnostics.collect(() => opened.toDrafts(group)) ?? []) {
        await spool.append(draftsList, normalizeDraft(draft, context.diagnostics));
        drafts += 1;
      }
    await spool.remove(groupList(index));
  }
  return { rows: count, drafts };
}

async function readProducts(file: string, spool: Spool, context: DraftContext): Promise<DraftCounts> {
  const counts = { rows: 0, drafts: 0 };
  const ids = new Map<string, number>();
  for await (const draft of readJson(file, context)) {
    counts.rows += 1;
    const earlierPlace = ids.get(draft?.id ?? '');
    if (earlierPlace !== undefined)
      context.diagnostics.add(
        counts.rows,
        `l’article « ${draft?.id ?? ''} » est déjà le ${earlierPlace}ᵉ du fichier.`,
      );
    if (!draft) continue;
    ids.set(draft.id ?? '', draft.line);
    await spool.append(draftsList, normalizeDraft(draft, context.diagnostics));
    counts.drafts += 1;
  }
  if (counts.rows === 0) throw new ImportError(null, 'Le fichier ne contient aucun article.');
  return counts;
}

/** The tables; a row of each has its own type, which only its source knows. */
const tables = {
  shopify: shopifySource,
  woocommerce: wooSource,
  spreadsheet: sheetSource,
} as unknown as Record<Exclude<ImportSource, 'json'>, Source>;

/** The name of a source in a report. */
export const sourceLabel = (source: ImportSource): string =>
  source === 'json' ? 'JSON' : tables[source].label;

/**
 * Reads a whole file into drafts in the spool's list. The errors of a row are added to the
 * diagnostics; a file that cannot be read at all throws an `ImportError`. Memory stays bounded.
 */
export async function readDrafts(
  { file, source, onProgress }: Pick<ImportOptions, 'file' | 'source' | 'onProgress'>,
  spool: Spool,
  context: DraftContext,
): Promise<DraftCounts> {
  if (source === 'json') return readProducts(file, spool, context);
  const onBytes: OnBytes = (done, total) => onProgress?.({ step: 'reading', done, total });
  const rows = (await isWorkbook(file))
    ? readXlsx(file)
    : readCsv(countBytes(file, onBytes), context.diagnostics);
  return readTable(rows, tables[source], spool, context);
}
