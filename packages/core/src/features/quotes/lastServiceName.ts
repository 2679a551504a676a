import type { AppThunk } from '../../lib/store/index.ts';
import { textSlot } from '../../lib/services/index.ts';

/** In local storage, like the draft. */
const slotOf = (storeId: string) => textSlot(`quote-named:${storeId}`, 'local');

/**
 * Name of the service whose form was shown last, also on an earlier visit: the answers it contains
 * were not typed. Null when there is none.
 */
export function readLastServiceName(): AppThunk<string | null> {
  return (_dispatch, getState, { storage }) => slotOf(getState().settings.storeId).get(storage);
}

/** Saves the name of the service whose form is shown. */
export function saveLastServiceName(name: string): AppThunk {
  return (_dispatch, getState, { storage }) => slotOf(getState().settings.storeId).set(storage, name);
}
