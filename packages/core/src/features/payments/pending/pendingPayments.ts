import { pendingSlot } from './pendingPayment.ts';
import type { AppThunk } from '../../../lib/store/index.ts';

/** How many unpaid orders are remembered. */
const rememberedPayments = 3;

const read = (): AppThunk<string[]> => (dispatch) => dispatch(pendingSlot.read())?.split('\n') ?? [];

/** Saves an order that is to be paid online: a shopper who closes the tab finds it again. */
export function savePendingPayment(ref: string): AppThunk {
  return (dispatch) => {
    const others = dispatch(read()).filter((other) => other !== ref);
    dispatch(pendingSlot.persist([ref, ...others].slice(0, rememberedPayments).join('\n')));
  };
}

/** Removes an order that is paid, abandoned or missing; others remain. */
export function clearPendingPayment(ref: string): AppThunk {
  return (dispatch) => {
    const refs = dispatch(read());
    const others = refs.filter((other) => other !== ref);
    if (others.length === 0) dispatch(pendingSlot.discard());
    else if (others.length < refs.length) dispatch(pendingSlot.persist(others.join('\n')));
  };
}

/** The next older unpaid order after `ref`, or null. */
export const pendingPaymentBefore =
  (ref: string): AppThunk<string | null> =>
  (dispatch) => {
    const refs = dispatch(read());
    return refs[refs.indexOf(ref) + 1] ?? null;
  };
