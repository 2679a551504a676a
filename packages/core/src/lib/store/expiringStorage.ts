import { toFields } from '../wire/index.ts';
import type { AppThunk } from './rootReducer.ts';
import { jsonSlot } from '../services/index.ts';

/** A typed storage slot per store that outlives the tab and whose content expires. */
export interface ExpiringStorage<T> {
  read: () => AppThunk<T | null>;
  persist: (value: T) => AppThunk;
  discard: () => AppThunk;
}

/**
 * Declares a slot whose content is valid for `lastsMs` milliseconds; `read` returns null for
 * foreign content.
 */
export function expiringStorage<T>(
  name: string,
  lastsMs: number,
  read: (value: unknown) => T | null,
): ExpiringStorage<T> {
  const slotOf = (storeId: string) =>
    jsonSlot<{ savedAt: number; value: T } | null>(`${name}:${storeId}`, 'local', null, (saved) => {
      const { savedAt, value } = toFields(saved);
      const validValue = read(value);
      return typeof savedAt === 'number' && validValue !== null ? { savedAt, value: validValue } : null;
    });
  return {
    read:
      () =>
      (_dispatch, getState, { storage, clock }) => {
        const slot = slotOf(getState().settings.storeId);
        const saved = slot.get(storage);
        if (saved === null) return null;
        if (clock.now() - saved.savedAt < lastsMs) return saved.value;
        slot.clear(storage);
        return null;
      },
    persist:
      (value) =>
      (_dispatch, getState, { storage, clock }) =>
        slotOf(getState().settings.storeId).set(storage, { savedAt: clock.now(), value }),
    discard:
      () =>
      (_dispatch, getState, { storage }) =>
        slotOf(getState().settings.storeId).clear(storage),
  };
}
