import { useMemo } from 'react';
import { initialsOf, signInHref, useCustomer } from '../account/auth/index.ts';
import { profilePath } from '../account/links/index.ts';
import type { AccountBadgeView } from './views.ts';

/** The header's account badge. Sign-in returns to `from`. */
export function useAccountBadge(from: string): AccountBadgeView {
  const auth = useCustomer();
  return useMemo((): AccountBadgeView => {
    if (auth.status !== 'signedIn')
      return { isSignedIn: false, label: 'Se connecter', href: signInHref(from), initials: '' };
    const { name } = auth.customer;
    return {
      isSignedIn: true,
      label: `Mon compte, ${name}`,
      href: profilePath,
      initials: initialsOf(name),
    };
  }, [auth, from]);
}
