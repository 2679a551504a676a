import { storeApi } from './storeApi.ts';
import { fallbackStore, type StoreData } from './storeData.ts';

/** The store's data, or the built-in fallback. */
export function useStoreData(): StoreData {
  return storeApi.useGetStoreQuery().data ?? fallbackStore;
}
