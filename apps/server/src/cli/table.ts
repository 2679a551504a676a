interface Column {
  title: string;
  /** Numbers are right-aligned. */
  isNumber?: boolean;
}

const gap = '  ';

/** A shortened column is no narrower, unless its title is. */
const leastWidth = 12;

/** Shortens the widest texts, one sign at a time, until a line has `most` signs or all are short. */
function fitted(columns: readonly Column[], widths: readonly number[], most: number): number[] {
  const fitting = [...widths];
  const room = most - gap.length * (columns.length - 1);
  for (let excess = fitting.reduce((sum, width) => sum + width, 0) - room; excess > 0; excess -= 1) {
    const texts = fitting.map((width, index) => (columns[index]?.isNumber ? 0 : width));
    const widest = texts.indexOf(Math.max(...texts));
    if ((texts[widest] ?? 0) <= leastWidth) break;
    fitting[widest] = (fitting[widest] ?? 0) - 1;
  }
  return fitting;
}

const shortened = (cell: string, width: number): string =>
  cell.length <= width ? cell : `${cell.slice(0, width - 1)}…`;

/**
 * Rows under their titles, each column as wide as its widest cell. In a narrower terminal the widest
 * texts are cut; a file or another program gets them whole.
 */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  terminalWidth = process.stdout.columns as number | undefined,
): string {
  const widest = columns.map(({ title }, index) =>
    Math.max(title.length, ...rows.map((cells) => (cells[index] ?? '').length)),
  );
  const widths = terminalWidth === undefined ? widest : fitted(columns, widest, terminalWidth);
  const line = (cells: readonly string[]) =>
    columns
      .map(({ isNumber }, index) => {
        const width = widths[index] ?? 0;
        const cell = shortened(cells[index] ?? '', width);
        return isNumber ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(gap)
      .trimEnd();
  return [
    line(columns.map(({ title }) => title)),
    widths.map((width) => '─'.repeat(width)).join(gap),
    ...rows.map(line),
  ].join('\n');
}

/** Facts under one another, their names in one column. */
export function facts(pairs: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)}${gap}${value}`).join('\n');
}
