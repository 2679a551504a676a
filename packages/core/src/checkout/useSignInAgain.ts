import { useState } from 'react';
import { signInHref } from '../auth/accountLinks.ts';
import { useCustomer } from '../auth/useCustomer.ts';

/** Where to sign in again once the sign-in has ended while this page was open, and from there back to `here`; null otherwise. Who comes here afterwards may order as a guest. */
export function useSignInAgain(here: string): string | null {
  const auth = useCustomer();
  const hasEnded = auth.status === 'anonymous' && auth.why === 'expired';
  const [sessionHadEnded] = useState(hasEnded);
  return hasEnded && !sessionHadEnded ? signInHref(here) : null;
}
