import type { SignOutView } from '@teranga/core/features/account/auth';
import { definePart } from './definePart.tsx';

/** Confirms signing out. */
export const SignOutDialog = definePart<{ signOut: SignOutView; isOpen: boolean; onClose: () => void }>(
  'SignOutDialog',
  { tier: 'later' },
);
