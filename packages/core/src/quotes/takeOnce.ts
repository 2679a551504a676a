import type { AppThunk } from '../store/makeStore.ts';
import { textSlot } from '../store/storageSlot.ts';

/** Kept beyond the tab, as the draft is. */
const slotOf = (storeId: string) => textSlot(`quote-trip:${storeId}`, 'local');

/** Takes the trip of an address into the form: false when that was done before, and it would go over what was typed since. */
export function takeOnce(trip: string): AppThunk<boolean> {
  return (_dispatch, getState, { storage }) => {
    const slot = slotOf(getState().settings.storeId);
    if (slot.get(storage) === trip) return false;
    slot.set(storage, trip);
    return true;
  };
}

/** Forgets which trip was taken: the draft it was taken into is gone. */
export function dropTrip(): AppThunk {
  return (_dispatch, getState, { storage }) => slotOf(getState().settings.storeId).clear(storage);
}
