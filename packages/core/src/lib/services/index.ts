export { makeClockSource } from './clockSource.ts';
export { makeCsrfTokens, readCsrfToken } from './csrfTokens.ts';
export type { FetchFunction, StoreServices } from './services.ts';
export {
  type BrowserStorage,
  type StorageSlot,
  browserStorage,
  jsonSlot,
  noStorage,
  storageSlot,
  textSlot,
} from './storageSlot.ts';
