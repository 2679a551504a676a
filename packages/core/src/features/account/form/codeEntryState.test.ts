import { expect, it } from 'vitest';
import {
  codeEntryReducer,
  firstCodeEntry,
  type CodeEntryEvent,
  type CodeEntryState,
} from './codeEntryState.ts';

const news = { tone: 'good', text: 'Un nouveau code a été envoyé.' } as const;
const after = (...events: CodeEntryEvent[]): CodeEntryState =>
  events.reduce(codeEntryReducer, firstCodeEntry);

it('A code that is verified is not verified twice, nor is another one requested', () => {
  const verifying = after({ type: 'verify' });
  expect(verifying.step).toBe('verifying');
  expect(codeEntryReducer(verifying, { type: 'verify' })).toBe(verifying);
  expect(codeEntryReducer(verifying, { type: 'resend' })).toBe(verifying);
});

it('A code can be retyped after its verification', () => {
  expect(after({ type: 'verify' }, { type: 'verified' })).toEqual(firstCodeEntry);
});

it('The result of resending a code is shown until a code is verified', () => {
  const resent = after({ type: 'resend' }, { type: 'resent', news });
  expect(resent).toEqual({ step: 'typing', news });
  expect(codeEntryReducer(resent, { type: 'resend' })).toEqual({ step: 'resending', news });
  expect(codeEntryReducer(resent, { type: 'verify' })).toEqual({ step: 'verifying', news: null });
});

it.each(['verify', 'resend'] as const)('Another contact starts over after %s', (type) => {
  expect(after({ type: 'resend' }, { type: 'resent', news }, { type }, { type: 'contactChanged' })).toEqual(
    firstCodeEntry,
  );
});
