export type { Loadable } from './loadable.ts';
export { type QueryState, toLoadable } from './toLoadable.ts';
