import type { Tx } from '../../platform/db/database.ts';

/** Something that can be exported: as rows for spreadsheets, and whole as JSON. */
export interface ExportTable {
  /** The columns of its rows. */
  columns: readonly string[];
  /** The rows of one item, in the order of the columns. */
  rowsOf(item: object): string[][];
  /** Every item, read a page at a time. */
  items(tx: Tx): AsyncGenerator<object>;
}

/** Items that are read at a time. */
export const pageSize = 500;

/** Reads pages until one is empty; `next` is the key of the last item of the page before. */
export async function* pagesOf<Item>(read: (last: Item | null) => Promise<Item[]>): AsyncGenerator<Item> {
  let last: Item | null = null;
  for (;;) {
    const page: Item[] = await read(last);
    yield* page;
    last = page.at(-1) ?? null;
    if (last === null || page.length < pageSize) return;
  }
}

/** An instant in a cell: unlike a local date it means the same everywhere. */
export const instant = (date: Date): string => date.toISOString();
