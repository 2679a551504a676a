/**
 * Whether data saver is on: `data-saver` is set on the document before anything heavy starts.
 * Browser only.
 */
export const isDataSaverOn = (): boolean => 'saver' in document.documentElement.dataset;
