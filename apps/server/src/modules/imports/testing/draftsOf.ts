import type { ProductDraft } from '../draft.ts';
import { draftsList, readDrafts } from '../readDrafts.ts';
import type { Notes, Source } from '../source.ts';
import { Spool } from '../spool.ts';
import { Tally } from '../tally.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

/** A file's bytes as they come from a disk, cut anywhere. */
export async function* bytesOf(content: string | Buffer, chunkSize = 7): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(content);
  for (let start = 0; start < bytes.length; start += chunkSize)
    yield bytes.subarray(start, start + chunkSize);
}

export interface ReadFile {
  /** By article number. */
  drafts: ProductDraft[];
  skipped: ReturnType<Tally['entries']>;
  partial: ReturnType<Tally['entries']>;
}

/** The drafts of a file, parsed as the importer does. */
export async function draftsOf<Row extends object>(
  content: string | Buffer,
  source: Source<Row>,
  rate = 1,
): Promise<ReadFile> {
  const spool = await Spool.open();
  try {
    const notes: Notes = { skipped: new Tally(), partial: new Tally() };
    await readDrafts(bytesOf(content, 1024), source, spool, { rate, now, notes });
    const drafts: ProductDraft[] = [];
    for await (const draft of spool.read<ProductDraft>(draftsList)) drafts.push(draft);
    drafts.sort((a, b) => (a.sku < b.sku ? -1 : 1));
    return { drafts, skipped: notes.skipped.entries(), partial: notes.partial.entries() };
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
