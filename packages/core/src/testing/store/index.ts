export { TestStore, type Answer, type TestStoreProps } from './TestStore.tsx';
export * from './testStore.ts';
