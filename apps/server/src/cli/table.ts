interface Column {
  title: string;
  /** Numbers are right-aligned. */
  isNumber?: boolean;
}

const gap = '  ';

/** Rows under their titles, each column as wide as its widest cell. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...rows.map((cells) => (cells[index] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    columns
      .map(({ isNumber }, index) => {
        const width = widths[index] ?? 0;
        const cell = cells[index] ?? '';
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
