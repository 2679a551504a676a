import path from 'node:path';

/** The folder of all files of a store. */
export const storeFolder = (dataDir: string, storeId: string): string =>
  path.join(dataDir, 'stores', storeId);

/** The folder of a store's own images. */
export const imagesFolder = (dataDir: string, storeId: string): string =>
  path.join(storeFolder(dataDir, storeId), 'pictures');

/** The folder of images that nothing names any more, until they are deleted. */
export const unusedFolder = (dataDir: string, storeId: string): string =>
  path.join(storeFolder(dataDir, storeId), 'unused');

/** The folder of their resized copies; it may be emptied at any time. */
export const resizedFolder = (dataDir: string, storeId: string): string =>
  path.join(storeFolder(dataDir, storeId), 'resized');

/** The folder of the files that wait to be imported. */
export const importsFolder = (dataDir: string, storeId: string): string =>
  path.join(storeFolder(dataDir, storeId), 'imports');
