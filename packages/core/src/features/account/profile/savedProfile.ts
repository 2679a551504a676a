import { toFields, toText } from '../../../lib/wire/index.ts';
import { readAccountValues, readSentCode, type AccountValues, type SentCode } from '../form/index.ts';
import type { Customer } from '../auth/index.ts';
import type { AppThunk } from '../../../lib/store/index.ts';
import { jsonSlot } from '../../../lib/services/index.ts';

/** A profile change in progress, saved for the session so that a new sign-in loses nothing. */
export interface SavedProfile {
  values: AccountValues;
  /** The code that was sent, once it was. */
  pending: SentCode | null;
}

interface Saved extends SavedProfile {
  owner: string;
}

/** Owner of the change: other customers signing in here do not see it. */
export const ownerOf = ({ phone, email }: Customer) => JSON.stringify([phone, email]);

function readSaved(value: unknown): Saved | null {
  const { owner, values, pending } = toFields(value);
  if (typeof owner !== 'string') return null;
  return {
    owner: toText(owner),
    values: readAccountValues(values),
    pending: readSentCode(pending),
  };
}

const slotOf = (storeId: string) => jsonSlot<Saved | null>(`profile:${storeId}`, 'session', null, readSaved);

/** The change this customer started; null when there is none. */
export function readSavedProfile(customer: Customer): AppThunk<SavedProfile | null> {
  return (_dispatch, getState, { storage }) => {
    const saved = slotOf(getState().settings.storeId).get(storage);
    return saved?.owner === ownerOf(customer) ? saved : null;
  };
}

/** Saves a change in progress; null clears it. */
export function saveProfile(customer: Customer, saved: SavedProfile | null): AppThunk {
  return (_dispatch, getState, { storage }) => {
    const slot = slotOf(getState().settings.storeId);
    if (saved) slot.set(storage, { owner: ownerOf(customer), ...saved });
    else slot.clear(storage);
  };
}
