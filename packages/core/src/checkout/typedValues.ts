import { toFields, toText } from '../api/readWire.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { jsonSlot } from '../store/storageSlot.ts';
import { emptyValues, fieldNames, type CheckoutValues } from './checkoutFields.ts';

/** What was typed, kept for the visit: each store has its own, also where stores share a host. */
function slotOf(storeId: string) {
  return jsonSlot<CheckoutValues>(`checkout-fields:${storeId}`, 'session', emptyValues, (value) => {
    const fields = toFields(value);
    const entries = fieldNames.map((name) => [name, toText(fields[name])] as const);
    return { ...emptyValues, ...Object.fromEntries(entries) };
  });
}

/** What was typed before a reload. */
export function readTypedValues(): AppThunk<CheckoutValues> {
  return (_dispatch, getState, { storage }) => slotOf(getState().settings.storeId).get(storage);
}

/** Keeps what is typed. */
export function keepTypedValues(values: CheckoutValues): AppThunk {
  return (_dispatch, getState, { storage }) => slotOf(getState().settings.storeId).set(storage, values);
}

/** Forgets what was typed: the order is placed. */
export function forgetTypedValues(): AppThunk {
  return (_dispatch, getState, { storage }) => slotOf(getState().settings.storeId).clear(storage);
}
