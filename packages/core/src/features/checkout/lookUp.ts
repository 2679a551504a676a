import { tooManyStatus } from '@teranga/contract/statuses';
import type { PaymentMethod } from '@teranga/contract';
import { asApiError } from '../../lib/api/index.ts';
import { invalidateCart } from '../cart/index.ts';
import { savePendingPayment } from '../payments/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { endPendingOrder, type PendingOrder } from './pendingOrder.ts';
import { checkoutApi, type FoundOrder } from './checkoutApi.ts';

const leastServerError = 500;

/**
 * Looks up whether a pending order was created; `lost`: no response. Nothing is resent, so a lookup
 * never creates an abandoned order.
 */
export function lookUp({ key }: PendingOrder): AppThunk<Promise<FoundOrder | { kind: 'lost' }>> {
  return async (dispatch) => {
    const request = checkoutApi.endpoints.findOrder.initiate(key, { forceRefetch: true, subscribe: false });
    const { data, error } = await dispatch(request);
    if (data) return data;
    const { isNetworkError, status } = asApiError(error);
    const isLater = isNetworkError === true || status === tooManyStatus || status >= leastServerError;
    return { kind: isLater ? 'lost' : 'unsupported' };
  };
}

/** Saves an order that was found: ends the pending one and reloads the cart from the server. */
export function saveFoundOrder({ ref, method }: { ref: string; method: PaymentMethod }): AppThunk {
  return (dispatch) => {
    dispatch(endPendingOrder());
    if (method !== 'cod') dispatch(savePendingPayment(ref));
    dispatch(invalidateCart());
  };
}
