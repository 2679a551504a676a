import { useAddress } from './address.tsx';

/** What the page that led here left in the history's entry (`useGo`'s `state`); null when it left nothing. */
export function useNavigationState(): unknown {
  return useAddress().state;
}
