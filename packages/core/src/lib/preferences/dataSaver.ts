/**
 * Whether data saver is on: `data-economy` is set on the document before anything heavy starts.
 * Browser only.
 */
export const isDataSaverOn = (): boolean => 'economy' in document.documentElement.dataset;
