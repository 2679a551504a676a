export { type AppStore, type DehydratedState, dehydrate, makeStore } from './makeStore.ts';
