import { signInHref } from './accountLinks.ts';
import { useCustomer } from './useCustomer.ts';

/** Where to sign in, and from there back to `here`; null where somebody is signed in, or is being asked for. While nobody has looked it stands open. */
export function useWayToSignIn(here: string): string | null {
  const { status } = useCustomer();
  return status === 'loading' || status === 'signedIn' ? null : signInHref(here);
}
