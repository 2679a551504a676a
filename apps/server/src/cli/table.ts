interface Column {
  title: string;
  /** Numbers are right-aligned. */
  isNumber?: boolean;
}

const gap = '  ';
/** Of a terminal that does not say its width, and of a file. */
const usualWidth = 80;

const outputWidth = (): number =>
  process.stdout.isTTY ? process.stdout.columns : Number(process.env['COLUMNS']) || usualWidth;

const widthOf = (lines: readonly string[]): number => Math.max(0, ...lines.map(({ length }) => length));

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Lines of at most so many signs. A longer word stays whole, so that it can be copied. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Column widths for a line of at most `most` signs; null where a word would have to be cut. */
function fittedWidths(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  most: number,
): number[] | null {
  const texts = columns.map(({ title }, index) => [title, ...rows.map((cells) => cells[index] ?? '')]);
  const widths = texts.map(widthOf);
  const least = texts.map(([title = '', ...cells], index) =>
    widthOf([
      ...title.split(' '),
      ...(columns[index]?.isNumber ? cells : cells.flatMap((cell) => cell.split(' '))),
    ]),
  );
  const room = most - gap.length * (columns.length - 1);
  if (sumOf(least) > room) return null;
  while (sumOf(widths) > room) {
    const shrinkable = widths.map((width, index) => (width > (least[index] ?? 0) ? width : 0));
    const widest = shrinkable.indexOf(Math.max(...shrinkable));
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

/** Facts under one another, their names in one column. */
export function facts(
  pairs: readonly (readonly [name: string, value: string])[],
  width: number = outputWidth(),
): string {
  const names = widthOf(pairs.map(([name]) => name));
  const margin = ' '.repeat(names + gap.length);
  return pairs
    .map(([name, value]) => {
      const lines = value.split('\n').flatMap((line) => wrapped(line, width - margin.length));
      return `${name.padEnd(names)}${gap}${lines.join(`\n${margin}`)}`.trimEnd();
    })
    .join('\n');
}

/**
 * Rows under their titles. Where the columns do not fit beside one another, texts are wrapped
 * between words; where that is not enough, each row is a block of facts.
 */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number = outputWidth(),
): string {
  const widths = fittedWidths(columns, rows, width);
  if (widths === null)
    return rows
      .map((cells) =>
        facts(
          columns.map(({ title }, index) => [title, cells[index] ?? ''] as const),
          width,
        ),
      )
      .join('\n\n');
  const linesOf = (cells: readonly string[]): string[] => {
    const wrappedCells = columns.map((_, index) => wrapped(cells[index] ?? '', widths[index] ?? 0));
    const height = Math.max(...wrappedCells.map(({ length }) => length));
    return Array.from({ length: height }, (_, row) =>
      columns
        .map(({ isNumber }, index) => {
          const text = wrappedCells[index]?.[row] ?? '';
          return isNumber ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0);
        })
        .join(gap)
        .trimEnd(),
    );
  };
  return [
    ...linesOf(columns.map(({ title }) => title)),
    widths.map((each) => '─'.repeat(each)).join(gap),
    ...rows.flatMap(linesOf),
  ].join('\n');
}
