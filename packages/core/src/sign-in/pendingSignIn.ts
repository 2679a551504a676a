import { toFields, toNumber, toTextOrNull } from '../api/readWire.ts';
import { readAccountValues, type AccountValues } from '../account-form/accountFields.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { jsonSlot } from '../store/storageSlot.ts';

/** A code that was sent and is not yet typed. */
export interface PendingCode {
  contact: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** What it was asked for with: asking the same again at once sends nothing. */
  requested: string;
  /** Whether it was asked for to register: then a code was sent for sure. */
  isRegistration: boolean;
}

/** What a visit keeps of signing in, so that a reload, or a look at the SMS, starts nothing over. */
export interface SavedSignIn {
  values: AccountValues;
  pending: PendingCode | null;
}

function readPending(value: unknown): PendingCode | null {
  const fields = toFields(value);
  const contact = toTextOrNull(fields['contact']);
  const sentAt = toNumber(fields['sentAt']);
  return contact !== null && Number.isFinite(sentAt)
    ? {
        contact,
        sentAt,
        requested: toTextOrNull(fields['requested']) ?? '',
        isRegistration: fields['isRegistration'] === true,
      }
    : null;
}

function readSaved(value: unknown): SavedSignIn {
  const { values, pending } = toFields(value);
  return { values: readAccountValues(values), pending: readPending(pending) };
}

/** Each store has its own, also where stores share a host. */
const slotOf = (storeId: string) => jsonSlot(`sign-in:${storeId}`, 'session', readSaved(null), readSaved);

/** What an earlier load of the page kept. */
export function readSavedSignIn(): AppThunk<SavedSignIn> {
  return (_dispatch, getState, { storage }) => slotOf(getState().settings.storeId).get(storage);
}

/** Keeps what is typed and what is awaited. */
export function saveForVisit(saved: SavedSignIn): AppThunk {
  return (_dispatch, getState, { storage }) => slotOf(getState().settings.storeId).set(storage, saved);
}

/** Forgets it: somebody is signed in. */
export function clearSavedSignIn(): AppThunk {
  return (_dispatch, getState, { storage }) => slotOf(getState().settings.storeId).clear(storage);
}
