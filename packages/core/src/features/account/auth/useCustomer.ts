import { useAppSelector } from '../../../lib/store/index.ts';
import { selectAuth, type AuthState } from './authSlice.ts';

/**
 * Authentication state. `unknown` on the server and until hydration, `loading` while the token is
 * looked up.
 */
export function useCustomer(): AuthState {
  return useAppSelector(selectAuth);
}
