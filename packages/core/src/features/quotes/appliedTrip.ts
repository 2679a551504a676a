import type { AppThunk } from '../../lib/store/index.ts';
import { textSlot } from '../../lib/services/index.ts';

/** In local storage, like the draft. */
const slotOf = (storeId: string) => textSlot(`quote-trip:${storeId}`, 'local');

/**
 * Marks a URL's trip as applied to the form; false when it already was, since it would overwrite
 * later input.
 */
export function markTripApplied(trip: string): AppThunk<boolean> {
  return (_dispatch, getState, { storage }) => {
    const slot = slotOf(getState().settings.storeId);
    if (slot.get(storage) === trip) return false;
    slot.set(storage, trip);
    return true;
  };
}

/** Clears the applied trip: its draft is gone. */
export function clearAppliedTrip(): AppThunk {
  return (_dispatch, getState, { storage }) => slotOf(getState().settings.storeId).clear(storage);
}
