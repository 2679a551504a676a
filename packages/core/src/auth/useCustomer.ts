import { useAppSelector } from '../store/storeHooks.ts';
import type { AuthState } from './authSlice.ts';

/** Who is signed in. `unknown` on the server and until the page has come to life, `loading` while the token is looked up. */
export function useCustomer(): AuthState {
  return useAppSelector((state) => state.auth);
}
