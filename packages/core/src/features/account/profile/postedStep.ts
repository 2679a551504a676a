import type { PostedForm } from '../../../lib/posted/index.ts';
import { postedValues } from '../../../lib/forms/index.ts';
import { accountFieldNames, emptyAccount, type AccountValues, type PostedEntry } from '../form/index.ts';
import type { SavedProfile } from './savedProfile.ts';

/** The change that a posted form requested, while its page waits for the code. */
export function postedChange(posted: PostedForm | null, now: number): SavedProfile | null {
  if (posted?.values['step'] !== 'code') return null;
  const values = { ...emptyAccount, ...postedValues(posted, accountFieldNames) };
  return { values, pending: { contact: posted.values['login'] ?? '', sentAt: now } };
}

/** Where the code of a change is posted, with what its page re-renders if the code is wrong. */
export const codeStepOf = (contact: string, values: Partial<AccountValues> = {}): PostedEntry => ({
  action: '/my-profile',
  values: { ...values, step: 'code', login: contact },
  search: '',
});
