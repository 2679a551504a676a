export { RetryButton } from './RetryButton.tsx';
