import { toTextOrNull } from '../api/readWire.ts';
import { expiringStorage } from '../store/expiringStorage.ts';
import type { AppThunk } from '../store/makeStore.ts';

/** How long, in milliseconds, an unpaid order is remembered: longer than it can be paid. */
const pendingLastsMs = 24 * 60 * 60 * 1000;

/** The references of orders that were left to be paid, each on its line, the newest first. */
export const pendingSlot = expiringStorage<string>('payment-pending', pendingLastsMs, toTextOrNull);

/** The order that was left to be paid last, or null. What may be done about it, and about others, is read by code that comes later. */
export const readPendingPayment = (): AppThunk<string | null> => (dispatch) =>
  dispatch(pendingSlot.read())?.split('\n')[0] ?? null;
