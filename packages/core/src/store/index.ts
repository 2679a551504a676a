export { idle } from './idle.ts';
export * from './loadable.ts';
export {
  dehydrate,
  makeStore,
  type AppDispatch,
  type AppStore,
  type AppThunk,
  type DehydratedState,
  type RootState,
  type StoreOptions,
} from './makeStore.ts';
export type { FetchFunction, StoreServices } from './services.ts';
export * from './storageSlot.ts';
export * from './storeHooks.ts';
export * from './interaction.ts';
export { useHydrated } from './useHydrated.ts';
