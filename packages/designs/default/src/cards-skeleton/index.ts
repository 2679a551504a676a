export { CardsSkeleton } from './CardsSkeleton.tsx';
