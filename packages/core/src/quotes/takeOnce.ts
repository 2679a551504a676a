import { toFields, toText } from '../api/readWire.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { jsonSlot } from '../store/storageSlot.ts';

/** What a visit has put into the form for the shopper: the trip of an address, the way of a flight. */
interface Taken {
  trip: string;
  flight: string;
}

const slotOf = (storeId: string) =>
  jsonSlot<Taken>(`quote-taken:${storeId}`, 'session', { trip: '', flight: '' }, (value) => {
    const { trip, flight } = toFields(value);
    return { trip: toText(trip), flight: toText(flight) };
  });

/** Takes something into the form: false when the visit has done so before, and it would go over what was typed since. */
export function takeOnce(what: keyof Taken, now: string): AppThunk<boolean> {
  return (_dispatch, getState, { storage }) => {
    const slot = slotOf(getState().settings.storeId);
    const taken = slot.get(storage);
    if (taken[what] === now) return false;
    slot.set(storage, { ...taken, [what]: now });
    return true;
  };
}
