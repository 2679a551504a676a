import { describe, expect, it } from 'vitest';
import { protectCell, readCell } from './spreadsheetCells.ts';

describe('a cell that a spreadsheet would run', () => {
  it.each(['=HYPERLINK("http://x.test")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', "'=1", "''@x"])(
    'the cell %j is marked as text, and read as it was',
    (cell) => {
      expect(protectCell(cell)).toBe(`'${cell}`);
      expect(readCell(protectCell(cell))).toBe(cell);
    },
  );
});

it.each(['', 'Robe', '-12', '-12.5', "l'été", "'Robe'", '1=1'])('the cell %j stays as it is', (cell) => {
  expect(protectCell(cell)).toBe(cell);
  expect(readCell(cell)).toBe(cell);
});
