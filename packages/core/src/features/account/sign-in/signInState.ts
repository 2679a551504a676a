import type { Transitions } from '../../../lib/machine/index.ts';
import type { PendingCode } from './pendingSignIn.ts';
import type { SignInMode } from './requestCode.ts';

type SignInStep =
  /** The form, before it is known whether an earlier page requested a code. */
  'opened' | 'form' | 'requesting' | 'code';

/** State of signing in, besides the form's values. */
export interface SignInState {
  step: SignInStep;
  /** The last code that was sent. */
  pending: PendingCode | null;
  /** Why no code was sent, said at the form where that happened. */
  alert: { mode: SignInMode; text: string } | null;
  /** The shopper came back to the form to correct the contact. */
  isCorrecting: boolean;
}

export type SignInEvent =
  | { type: 'restore' | 'sent'; pending: PendingCode }
  | { type: 'request' | 'correct' }
  | { type: 'refuse'; alert: SignInState['alert'] };

const transitions: Transitions<SignInStep, SignInEvent['type']> = {
  opened: { restore: 'code', request: 'requesting' },
  form: { request: 'requesting' },
  requesting: { sent: 'code', refuse: 'form' },
  // Another code was sent, or the contact was wrong.
  code: { sent: 'code', correct: 'form' },
};

/** Signing in, with the code that a posted form requested. */
export const openedSignIn = (pending: PendingCode | null): SignInState => ({
  step: pending ? 'code' : 'opened',
  pending,
  alert: null,
  isCorrecting: false,
});

/** Signing in after an event: one code is requested at a time. */
export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  const step = transitions[state.step][event.type];
  if (step === undefined) return state;
  return {
    step,
    pending: 'pending' in event ? event.pending : state.pending,
    alert: event.type === 'refuse' ? event.alert : null,
    isCorrecting: event.type === 'correct',
  };
}
