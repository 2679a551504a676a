import { toFields, toTextOrNull } from '../../lib/wire/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { textSlot } from '../../lib/services/index.ts';

/**
 * Reference of the order just placed, in session storage so that its confirmation survives a
 * reload.
 */
const confirmedOrderSlot = textSlot('orderRef', 'session');

/** Saves the reference of the order just placed. */
export function saveConfirmedOrder(ref: string): AppThunk {
  return (_dispatch, _getState, { storage }) => confirmedOrderSlot.set(storage, ref);
}

/** The reference of the order just placed, or null. */
export function readConfirmedOrder(): AppThunk<string | null> {
  return (_dispatch, _getState, { storage }) => confirmedOrderSlot.get(storage);
}

/** The reference that came with the navigation, or null. */
export function refOfNavigation(state: unknown): string | null {
  return toTextOrNull(toFields(state)['ref']);
}
