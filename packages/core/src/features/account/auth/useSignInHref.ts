import { signInHref } from '../links/index.ts';
import { useCustomer } from './useCustomer.ts';

/**
 * Sign-in URL that returns to `here`; null while somebody is signed in or being looked up.
 * Available while the state is `unknown`.
 */
export function useSignInHref(here: string): string | null {
  const { status } = useCustomer();
  return status === 'loading' || status === 'signedIn' ? null : signInHref(here);
}
