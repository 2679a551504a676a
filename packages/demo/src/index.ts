export type * from './demoStore.ts';
export { readDemoStores } from './readDemoStores.ts';
