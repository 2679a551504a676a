export { PageHead } from './PageHead.tsx';
export { useFocusKept } from './useFocusKept.ts';
