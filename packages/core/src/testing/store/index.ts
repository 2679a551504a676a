export { TestStore, type TestStoreProps } from './TestStore.tsx';
export * from './testStore.ts';
