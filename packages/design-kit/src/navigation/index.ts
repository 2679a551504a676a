export { Link, NavigationProvider, prefetchRestMs, type Navigation } from './Link.tsx';
export { useGo } from './useGo.ts';
export { useNavigationState } from './useNavigationState.ts';
export { useQuery } from './useQuery.ts';
