import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, type Conditions } from './conditions.ts';

/** A row of figures; every row of a table has the same columns. */
export type Row = Record<string, string | number>;

/** Formats rows as a Markdown table with aligned columns. */
export function toTable(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const isNumber = columns.map((column) => rows.every((row) => typeof row[column] === 'number'));
  const rowText = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => (isNumber[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, index) => (isNumber[index] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  const [head = [], ...body] = lines;
  return [rowText(head), rule, ...body.map(rowText)].join('\n');
}

/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Prints a table with its conditions, and saves both as JSON in `.bench/`. */
export function report(name: string, conditions: Conditions, rows: readonly Row[]): void {
  const folder = path.join(root, '.bench');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ name, conditions, rows }, null, 2)}\n`);
  for (const [what, value] of Object.entries(conditions)) console.log(`${what}: ${value}`);
  console.log(`\n${toTable(rows)}\n\n${path.relative(root, file)}`);
}
