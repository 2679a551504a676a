import { protectCell } from '../../imports/csv/spreadsheetCells.ts';
import type { FileWriter, Sink } from './writeFile.ts';

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const toLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quote(protectCell(cell))).join(',')}\n`;

/** CSV in UTF-8. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
export const csvFile = (sink: Sink): FileWriter => ({
  begin: (columns) => sink(toLine(columns)),
  row: (cells) => sink(toLine(cells)),
  end: () => Promise.resolve(),
});
