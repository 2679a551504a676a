import { toFields, toNumber, toTextOrNull } from '../../../lib/wire/index.ts';
import type { Customer } from '../auth/index.ts';
import type { AppThunk } from '../../../lib/store/index.ts';
import { jsonSlot } from '../../../lib/services/index.ts';
import { ownerOf } from './savedProfile.ts';

/**
 * A verification code that was sent, saved for the session so that opening the message app loses
 * nothing.
 */
export interface PendingProof {
  contact: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

interface SavedProof extends PendingProof {
  owner: string;
}

function readSaved(value: unknown): SavedProof | null {
  const fields = toFields(value);
  const [owner, contact] = [toTextOrNull(fields['owner']), toTextOrNull(fields['contact'])];
  const sentAt = toNumber(fields['sentAt']);
  return owner !== null && contact !== null && Number.isFinite(sentAt) ? { owner, contact, sentAt } : null;
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
