export {
  NavigationProvider,
  useAddress,
  useNavigation,
  type Address,
  type GoOptions,
  type Navigation,
} from './address.tsx';
export { Link, prefetchRestMs } from './Link.tsx';
export { useOnNavigate } from './useOnNavigate.ts';
export { useGo } from './useGo.ts';
export { useNextPage } from './useNextPage.ts';
export { useNavigationState } from './useNavigationState.ts';
export { useQuery } from './useQuery.ts';
