export { AccountSkeleton } from './AccountSkeleton.tsx';
export { PageSkeleton } from './PageSkeleton.tsx';
