/** What a spreadsheet takes for a formula by its first character, and what was marked because of it. */
const formula = /^'*[=+\-@\t\r]/;
const marked = /^'+[=+\-@\t\r]/;
const number = /^-?\d+(?:\.\d+)?$/;

/** A cell that a spreadsheet shows as text, whatever it begins with; marked by an apostrophe, as WooCommerce marks it. */
export const protectCell = (cell: string): string =>
  formula.test(cell) && !number.test(cell) ? `'${cell}` : cell;

/** The text of a cell, without that mark. */
export const readCell = (cell: string): string => (marked.test(cell) ? cell.slice(1) : cell);
