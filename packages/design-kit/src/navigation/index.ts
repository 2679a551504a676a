export { Link, NavigationProvider, prefetchRestMs, type Navigation } from './Link.tsx';
export { useGo } from './useGo.ts';
export { useQuery } from './useQuery.ts';
