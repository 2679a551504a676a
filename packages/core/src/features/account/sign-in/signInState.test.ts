import { expect, it } from 'vitest';
import { openedSignIn, signInReducer, type SignInEvent } from './signInState.ts';

const pending = { contact: '+221771234567', sentAt: 1, requested: '', isRegistration: false };
const later = { ...pending, sentAt: 2 };
const alert = { mode: 'login', text: 'Une erreur est survenue.' } as const;
const sent = { type: 'sent', pending } as const;
const after = (...events: SignInEvent[]) => events.reduce(signInReducer, openedSignIn(null));

it('A page that a posted form requested a code for awaits that code', () => {
  expect(openedSignIn(pending).step).toBe('code');
});

it('A code requested by an earlier page is awaited, unless the form was used since', () => {
  expect(after({ type: 'restore', pending })).toMatchObject({ step: 'code', pending });
  const requesting = after({ type: 'request' });
  expect(signInReducer(requesting, { type: 'restore', pending })).toBe(requesting);
});

it('One code is requested at a time', () => {
  const requesting = after({ type: 'request' });
  expect(requesting.step).toBe('requesting');
  expect(signInReducer(requesting, { type: 'request' })).toBe(requesting);
});

it('A refusal is shown until a code is re-requested', () => {
  const refused = after({ type: 'request' }, { type: 'refuse', alert });
  expect(refused).toMatchObject({ step: 'form', alert });
  expect(signInReducer(refused, { type: 'request' }).alert).toBe(null);
});

it('A code that was resent is the newer one', () => {
  expect(after({ type: 'request' }, sent, { type: 'sent', pending: later })).toMatchObject({
    step: 'code',
    pending: later,
  });
});

it('Correcting the contact leads to the form and saves the code, which may be re-requested', () => {
  const correcting = after({ type: 'request' }, sent, { type: 'correct' });
  expect(correcting).toMatchObject({ step: 'form', pending, isCorrecting: true });
  expect(signInReducer(correcting, { type: 'request' }).isCorrecting).toBe(false);
});
