export { FailureState, FailureState as part } from './FailureState.tsx';
