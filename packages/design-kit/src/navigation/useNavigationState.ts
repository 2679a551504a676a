import { useAddress } from './address.tsx';

/**
 * State that the previous page saved in the history entry (`useGo`'s `state`); null if there is
 * none.
 */
export function useNavigationState(): unknown {
  return useAddress().state;
}
