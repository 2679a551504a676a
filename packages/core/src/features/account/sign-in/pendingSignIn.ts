import { toFields, toTextOrNull } from '../../../lib/wire/index.ts';
import { readAccountValues, readSentCode, type AccountValues, type SentCode } from '../form/index.ts';
import type { AppThunk } from '../../../lib/store/index.ts';
import { jsonSlot } from '../../../lib/services/index.ts';

/** A code that was sent and is not yet typed. */
export interface PendingCode extends SentCode {
  /** The request that was sent: repeating it within the pause sends nothing. */
  requested: string;
  /** Whether it was requested for registration, where a code is always sent. */
  isRegistration: boolean;
}

/**
 * Sign-in state saved for the session, so that a reload or switching to the SMS app loses nothing.
 */
export interface SavedSignIn {
  values: AccountValues;
  pending: PendingCode | null;
}

function readPending(value: unknown): PendingCode | null {
  const { requested, isRegistration } = toFields(value);
  const code = readSentCode(value);
  return (
    code && { ...code, requested: toTextOrNull(requested) ?? '', isRegistration: isRegistration === true }
  );
}

function readSaved(value: unknown): SavedSignIn {
  const { values, pending } = toFields(value);
  return { values: readAccountValues(values), pending: readPending(pending) };
}

/** Each store has its own, also where stores share a host. */
const slotOf = (storeId: string) => jsonSlot(`sign-in:${storeId}`, 'session', readSaved(null), readSaved);

/** The state saved by an earlier page load. */
export function readSavedSignIn(): AppThunk<SavedSignIn> {
  return (_dispatch, getState, { storage }) => slotOf(getState().settings.storeId).get(storage);
}

/**
 * Saves what changed. A page that is still loading saves restored values before it has read the
 * pending code, which must survive that.
 */
export function saveForVisit(changed: Partial<SavedSignIn>): AppThunk {
  return (_dispatch, getState, { storage }) => {
    const slot = slotOf(getState().settings.storeId);
    slot.set(storage, { ...slot.get(storage), ...changed });
  };
}

/** Clears the saved state after sign-in. */
export function clearSavedSignIn(): AppThunk {
  return (_dispatch, getState, { storage }) => slotOf(getState().settings.storeId).clear(storage);
}
