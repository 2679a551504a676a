import { Readable } from 'node:stream';
import type { ProductDraft } from '../draft.ts';
import { Diagnostics } from '../importError.ts';
import { readTable, draftsList } from '../readDrafts.ts';
import { readCsv } from '../csv/readCsv.ts';
import type { Notes, Source } from '../source.ts';
import { Spool } from '../spool.ts';
import { Tally } from '../tally.ts';

/** A file's bytes as they come from a disk, cut anywhere. */
export async function* bytesOf(content: string | Buffer, chunkSize = 7): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(content);
  for (let start = 0; start < bytes.length; start += chunkSize)
    yield bytes.subarray(start, start + chunkSize);
}

export interface ReadFile {
  /** By SKU. */
  drafts: ProductDraft[];
  skipped: ReturnType<Tally['entries']>;
  partial: ReturnType<Tally['entries']>;
  ignoredColumns: string[];
  /** Each with its line. */
  diagnostics: string[];
}

/** The drafts of a file, parsed as the importer does. */
export async function draftsOf<Row extends object>(
  content: string | Buffer,
  source: Source<Row>,
  rate: number | null = 1,
): Promise<ReadFile> {
  const spool = await Spool.open();
  try {
    const notes: Notes = { skipped: new Tally(), partial: new Tally(), ignoredColumns: [] };
    const diagnostics = new Diagnostics();
    const context = { rate: rate ?? 1, isRateGiven: rate !== null, notes, diagnostics };
    await readTable(readCsv(bytesOf(content, 1024), diagnostics), source, spool, context);
    const drafts = (await Readable.from(spool.read<ProductDraft>(draftsList)).toArray()) as ProductDraft[];
    drafts.sort((a, b) => ((a.sku ?? a.id ?? '') < (b.sku ?? b.id ?? '') ? -1 : 1));
    return {
      drafts,
      skipped: notes.skipped.entries(),
      partial: notes.partial.entries(),
      ignoredColumns: notes.ignoredColumns,
      diagnostics: diagnostics.list().map(({ line, reason }) => `Ligne ${line ?? ''} : ${reason}`),
    };
  } finally {
    await spool.close();
  }
}

const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** A CSV file of rows, each naming only the columns it fills. */
export function csvOf<Name extends string>(
  columns: readonly Name[],
  rows: readonly Partial<Record<Name, string>>[],
): string {
  const lines = rows.map((row) => columns.map((name) => quote(row[name] ?? '')).join(','));
  return [columns.join(','), ...lines, ''].join('\n');
}
