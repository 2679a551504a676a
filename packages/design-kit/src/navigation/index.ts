export { Link, NavigationProvider, type Navigation } from './Link.tsx';
export { useGo } from './useGo.ts';
export { useQuery } from './useQuery.ts';
