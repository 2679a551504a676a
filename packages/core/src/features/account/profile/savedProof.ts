import { toFields, toTextOrNull } from '../../../lib/wire/index.ts';
import type { Customer } from '../auth/index.ts';
import { readSentCode, type SentCode } from '../form/index.ts';
import type { AppThunk } from '../../../lib/store/index.ts';
import { jsonSlot } from '../../../lib/services/index.ts';
import { ownerOf } from './savedProfile.ts';

/**
 * A verification code that was sent, saved for the session so that opening the message app loses
 * nothing.
 */
export type PendingProof = SentCode;

interface SavedProof extends PendingProof {
  owner: string;
}

function readSaved(value: unknown): SavedProof | null {
  const owner = toTextOrNull(toFields(value)['owner']);
  const code = readSentCode(value);
  return owner !== null && code ? { owner, ...code } : null;
}

const slotOf = (storeId: string) =>
  jsonSlot<SavedProof | null>(`proof:${storeId}`, 'session', null, readSaved);

/** The code this customer was sent; null when there is none. */
export function readSavedProof(customer: Customer): AppThunk<PendingProof | null> {
  return (_dispatch, getState, { storage }) => {
    const saved = slotOf(getState().settings.storeId).get(storage);
    return saved?.owner === ownerOf(customer) ? saved : null;
  };
}

/** Saves the sent code's data; null clears it. */
export function saveProof(customer: Customer, pending: PendingProof | null): AppThunk {
  return (_dispatch, getState, { storage }) => {
    const slot = slotOf(getState().settings.storeId);
    if (pending) slot.set(storage, { owner: ownerOf(customer), ...pending });
    else slot.clear(storage);
  };
}
