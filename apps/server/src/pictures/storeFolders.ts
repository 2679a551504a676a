import path from 'node:path';

/** Where a store's own pictures lie. */
export const picturesFolder = (dataDir: string, storeId: string): string =>
  path.join(dataDir, 'stores', storeId, 'pictures');

/** Where their resized copies are kept; it may be emptied at any time. */
export const resizedFolder = (dataDir: string, storeId: string): string =>
  path.join(dataDir, 'stores', storeId, 'resized');
