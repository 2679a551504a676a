export { EmptyState, EmptyState as part } from './EmptyState.tsx';
