import { fieldError } from '../http/httpError.ts';

/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
}

const invalidMessage = 'Ce curseur n’est pas valide. Reprenez la liste depuis le début.';

/** A cursor holds the sort key of a page's last row; clients treat it as opaque. */
const writeCursor = (key: readonly string[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

const refuse = () => fieldError('cursor', invalidMessage);

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw refuse();
  }
}

/**
 * The sort key in a cursor, whose parts match these patterns in order; null without a cursor.
 * Rejects anything else with 422.
 */
export function readCursor(
  cursor: string | undefined,
  patterns: readonly RegExp[],
): readonly string[] | null {
  if (cursor === undefined) return null;
  const key = parse(cursor);
  if (!Array.isArray(key) || key.length !== patterns.length) throw refuse();
  return patterns.map((pattern, index) => {
    const part: unknown = key[index];
    if (typeof part !== 'string' || !pattern.test(part)) throw refuse();
    return part;
  });
}

/** Makes a page from up to `size + 1` rows: the extra row only shows that there is another page. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  size: number,
  { keyOf, toItem }: { keyOf: (row: Row) => readonly string[]; toItem: (row: Row) => Item },
): Page<Item> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const hasMore = rows.length > size;
  return { items: shown.map(toItem), next: hasMore && last !== undefined ? writeCursor(keyOf(last)) : null };
}
