// The console loads this file: it has no TypeBox.

/** The kinds of file that are imported. */
export const importSources = ['shopify', 'woocommerce', 'json', 'spreadsheet'] as const;
export type ImportSource = (typeof importSources)[number];
