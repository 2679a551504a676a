import { useMemo } from 'react';
import { useAppDispatch } from '../../../lib/store/index.ts';
import { signInHref } from '../links/index.ts';
import { authFailures } from './authFailures.ts';
import type { Customer } from './customer.ts';
import { readSignIn } from './signIn.ts';
import { useCustomer } from './useCustomer.ts';

/** Whether a page for signed-in customers may be rendered. */
export type Guard =
  | { status: 'loading' }
  /** The page must redirect to `href`, replacing its history entry. */
  | { status: 'leaving'; href: string }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'open'; customer: Customer };

/**
 * Guards the page at `here` (path and query); sign-in returns there. On the server the state is
 * unknown and nothing is rendered.
 */
export function useGuard(here: string): Guard {
  const dispatch = useAppDispatch();
  const auth = useCustomer();
  return useMemo((): Guard => {
    if (auth.status === 'signedIn') return { status: 'open', customer: auth.customer };
    if (auth.status !== 'anonymous') return { status: 'loading' };
    if (auth.why === 'unreachable')
      return { status: 'failed', message: authFailures.getProfile, retry: () => void dispatch(readSignIn()) };
    return { status: 'leaving', href: signInHref(here) };
  }, [auth, dispatch, here]);
}
