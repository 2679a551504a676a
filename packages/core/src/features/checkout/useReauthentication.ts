import { useState } from 'react';
import { signInHref, useCustomer } from '../account/auth/index.ts';

/**
 * Sign-in URL that returns to `here`, if the sign-in expired while this page was open; null
 * otherwise. Visitors who arrive after that may order as a guest.
 */
export function useReauthentication(here: string): string | null {
  const auth = useCustomer();
  const hasEnded = auth.status === 'anonymous' && auth.why === 'expired';
  const [sessionHadEnded] = useState(hasEnded);
  return hasEnded && !sessionHadEnded ? signInHref(here) : null;
}
