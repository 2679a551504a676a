export { WithReference } from './WithReference.tsx';
