export { idle } from './idle.ts';
export * from './loadable.ts';
export { dehydrate, makeStore, type AppStore, type DehydratedState, type StoreOptions } from './makeStore.ts';
export type { AppDispatch, AppThunk, RootState } from './rootReducer.ts';
export type { FetchFunction, StoreServices } from './services.ts';
export * from './storageSlot.ts';
export * from './storeHooks.ts';
export * from './interaction.ts';
export { useHydrated } from './useHydrated.ts';
