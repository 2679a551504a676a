import { toFields } from '../api/readWire.ts';
import type { AppThunk } from './makeStore.ts';
import { jsonSlot } from './storageSlot.ts';

/** A typed place that outlives the tab, one for each store, whose content is forgotten after a time. */
export interface LastingSlot<T> {
  read: () => AppThunk<T | null>;
  keep: (value: T) => AppThunk;
  forget: () => AppThunk;
}

/** Declares a slot whose content is read for `lastsMs` milliseconds; `read` gives null for what was not written by it. */
export function lastingSlot<T>(
  name: string,
  lastsMs: number,
  read: (value: unknown) => T | null,
): LastingSlot<T> {
  const slotOf = (storeId: string) =>
    jsonSlot<{ keptAt: number; value: T } | null>(`${name}:${storeId}`, 'local', null, (kept) => {
      const { keptAt, value } = toFields(kept);
      const known = read(value);
      return typeof keptAt === 'number' && known !== null ? { keptAt, value: known } : null;
    });
  return {
    read:
      () =>
      (_dispatch, getState, { storage, clock }) => {
        const slot = slotOf(getState().settings.storeId);
        const kept = slot.get(storage);
        if (kept === null) return null;
        if (clock.now() - kept.keptAt < lastsMs) return kept.value;
        slot.clear(storage);
        return null;
      },
    keep:
      (value) =>
      (_dispatch, getState, { storage, clock }) =>
        slotOf(getState().settings.storeId).set(storage, { keptAt: clock.now(), value }),
    forget:
      () =>
      (_dispatch, getState, { storage }) =>
        slotOf(getState().settings.storeId).clear(storage),
  };
}
