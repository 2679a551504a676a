// The console loads this file: it has no TypeBox.

/** What an import does to the stock of products that the store has. */
export const stockModes = ['keep', 'add', 'set'] as const;
export type StockMode = (typeof stockModes)[number];

/** What an import does to what the store has and the file does not name. */
export const missingModes = ['keep', 'unpublish'] as const;
export type MissingMode = (typeof missingModes)[number];
