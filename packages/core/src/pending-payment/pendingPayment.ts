import { toTextOrNull } from '../api/readWire.ts';
import { lastingSlot } from '../store/lastingSlot.ts';
import type { AppThunk } from '../store/makeStore.ts';

/** How long, in milliseconds, an unpaid order is remembered: longer than it can be paid. */
const pendingLastsMs = 24 * 60 * 60 * 1000;

const slot = lastingSlot<string>('payment-pending', pendingLastsMs, toTextOrNull);

/** Remembers an order that is to be paid online: who closes the tab finds it again. */
export const keepPendingPayment = (ref: string): AppThunk => slot.keep(ref);

/** The order that was left to be paid, or null. */
export const readPendingPayment = (): AppThunk<string | null> => slot.read();

/** Forgets the order: it is paid, given up or gone. Another one stays. */
export function forgetPendingPayment(ref: string): AppThunk {
  return (dispatch) => {
    if (dispatch(readPendingPayment()) === ref) dispatch(slot.forget());
  };
}
