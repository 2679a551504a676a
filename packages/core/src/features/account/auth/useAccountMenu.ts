import { useMemo, useRef, useState } from 'react';
import { useAppDispatch } from '../../../lib/store/index.ts';
import { accountLinks, signInHref } from '../links/index.ts';
import { initialsOf } from './initialsOf.ts';
import { signOut } from './signIn.ts';
import { useCustomer } from './useCustomer.ts';

/** The sign-out confirmation dialog. */
export interface SignOutView {
  /** What opens the dialog. */
  label: string;
  question: string;
  cancelLabel: string;
  confirmLabel: string;
  isBusy: boolean;
  /** Signs out, shows the outcome itself, and resolves to whether it worked. */
  confirm: () => Promise<boolean>;
}

/** Account entry of the header, by authentication state. */
export type AccountMenuView =
  | { status: 'anonymous'; label: string; href: string }
  | {
      status: 'signedIn';
      name: string;
      /** «AD» for the avatar. */
      initials: string;
      links: readonly { label: string; href: string }[];
      signOut: SignOutView;
    };

/** Signing out, with its dialog's words. */
export function useSignOut(): SignOutView {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  return useMemo(
    () => ({
      label: 'Se déconnecter',
      question: 'Êtes-vous sûr de vouloir vous déconnecter ?',
      cancelLabel: 'Annuler',
      confirmLabel: 'Se déconnecter',
      isBusy,
      confirm: async () => {
        if (isRunning.current) return false;
        isRunning.current = true;
        setIsBusy(true);
        const isOut = await dispatch(signOut());
        isRunning.current = false;
        setIsBusy(false);
        return isOut;
      },
    }),
    [dispatch, isBusy],
  );
}

/** The header's account entry: a sign-in link, or the avatar menu. Sign-in returns to `from`. */
export function useAccountMenu(from?: string): AccountMenuView {
  const auth = useCustomer();
  const leaving = useSignOut();
  return useMemo((): AccountMenuView => {
    if (auth.status !== 'signedIn')
      return { status: 'anonymous', label: 'Se connecter', href: signInHref(from) };
    const { name } = auth.customer;
    return {
      status: 'signedIn',
      name,
      initials: initialsOf(name),
      links: accountLinks,
      signOut: leaving,
    };
  }, [auth, from, leaving]);
}
