/**
 * First characters that a spreadsheet interprets as a formula, and the same with an escaping
 * apostrophe.
 */
const formula = /^'*[=+\-@\t\r]/;
const marked = /^'+[=+\-@\t\r]/;
const number = /^-?\d+(?:\.\d+)?$/;

/**
 * Escapes a cell that a spreadsheet would interpret as a formula, with an apostrophe as WooCommerce
 * does.
 */
export const protectCell = (cell: string): string =>
  formula.test(cell) && !number.test(cell) ? `'${cell}` : cell;

/** The text of a cell, without that mark. */
export const readCell = (cell: string): string => (marked.test(cell) ? cell.slice(1) : cell);
