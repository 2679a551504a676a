import type { AppThunk } from '../store/makeStore.ts';
import { textSlot } from '../store/storageSlot.ts';

/** Takes the trip of an address into the form: false when the visit has done so before, and it would go over what was typed since. */
export function takeOnce(trip: string): AppThunk<boolean> {
  return (_dispatch, getState, { storage }) => {
    const slot = textSlot(`quote-trip:${getState().settings.storeId}`, 'session');
    if (slot.get(storage) === trip) return false;
    slot.set(storage, trip);
    return true;
  };
}
