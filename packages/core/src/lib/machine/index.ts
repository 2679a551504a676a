export type { Transitions } from './transitions.ts';
export { useMachine } from './useMachine.ts';
