export { PageHead } from './PageHead.tsx';
export { useFocusRestored } from './useFocusRestored.ts';
