import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readCursor, toPage, type Page } from '../../../platform/paging/cursor.ts';
import type { ProductChange } from '../run/toDiff.ts';

async function* linesOf(changes: AsyncIterable<ProductChange>): AsyncGenerator<string> {
  for await (const change of changes) yield `${JSON.stringify(change)}\n`;
}

/** Writes what a file would change, one product a line, for as many as there are. */
export const writeChangesFile = (file: string, changes: AsyncIterable<ProductChange>): Promise<void> =>
  pipeline(Readable.from(linesOf(changes)), createWriteStream(file));

interface PlacedChange {
  change: ProductChange;
  /** Where the next one begins, in bytes. */
  end: number;
}

/** A page of them; its cursor is a place in the file. */
export async function readChangesFile(
  file: string,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<Page<ProductChange>> {
  let end = Number(readCursor(cursor, [/^\d{1,12}$/])?.[0] ?? 0);
  const input = createReadStream(file, { start: end, encoding: 'utf8' });
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const rows: PlacedChange[] = [];
  try {
    for await (const line of lines) {
      end += Buffer.byteLength(line) + 1;
      rows.push({ change: JSON.parse(line) as ProductChange, end });
      if (rows.length > size) break;
    }
  } finally {
    lines.close();
    input.destroy();
  }
  return toPage(rows, size, { keyOf: (row) => [String(row.end)], toItem: ({ change }) => change });
}
