import type { Transitions } from '../../../lib/machine/index.ts';

type CodeStep = 'typing' | 'verifying' | 'resending';

/** What is said after another code was sent, or could not be. */
export interface CodeNews {
  tone: 'good' | 'bad';
  text: string;
}

/** State of the code entry besides its field. */
export interface CodeEntryState {
  step: CodeStep;
  news: CodeNews | null;
}

export type CodeEntryEvent =
  | { type: 'verify' | 'verified' | 'resend' | 'contactChanged' }
  | { type: 'resent'; news: CodeNews };

const transitions: Transitions<CodeStep, CodeEntryEvent['type']> = {
  typing: { verify: 'verifying', resend: 'resending', contactChanged: 'typing' },
  verifying: { verified: 'typing', contactChanged: 'typing' },
  resending: { resent: 'typing', contactChanged: 'typing' },
};

/** The code entry before anything is sent. */
export const firstCodeEntry: CodeEntryState = { step: 'typing', news: null };

/** The code entry after an event: one code is verified or requested at a time. */
export function codeEntryReducer(state: CodeEntryState, event: CodeEntryEvent): CodeEntryState {
  const step = transitions[state.step][event.type];
  if (step === undefined) return state;
  if (event.type === 'resent') return { step, news: event.news };
  return { step, news: event.type === 'resend' || event.type === 'verified' ? state.news : null };
}
