import { toTextOrNull } from '../../../lib/wire/index.ts';
import { type AppThunk, expiringStorage } from '../../../lib/store/index.ts';

/** How long, in milliseconds, an unpaid order is remembered: longer than it can be paid. */
const pendingLastsMs = 24 * 60 * 60 * 1000;

/** References of unpaid orders, one per line, newest first. */
export const pendingSlot = expiringStorage<string>('payment-pending', pendingLastsMs, toTextOrNull);

/**
 * The latest order left unpaid, or null. Its actions and the older orders are handled by code that
 * is loaded later.
 */
export const readPendingPayment = (): AppThunk<string | null> => (dispatch) =>
  dispatch(pendingSlot.read())?.split('\n')[0] ?? null;
