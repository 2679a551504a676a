import { conflictStatus } from '@teranga/contract/statuses';
import type { OrderRequestWire, PaymentMethod } from '@teranga/contract';
import { baseApi } from '../../lib/api/index.ts';
import { toFields, toFlag, toTextOrNull } from '../../lib/wire/index.ts';
import { toPaymentUrl } from '../payments/index.ts';

/**
 * Timeout in milliseconds for placing an order: longer than the store waits for a payment page.
 * After it the request is retried.
 */
const orderTimeoutMs = 15_000;

/** What became of an order that was sent. */
export interface PlacedOrder {
  isPlaced: boolean;
  /** The server's message, or null. */
  message: string | null;
  ref: string | null;
  /** Where it is paid; null when it is not paid online. */
  paymentUrl: string | null;
}

function toPlacedOrder(body: unknown): PlacedOrder {
  const fields = toFields(body);
  const data = toFields(fields['data']);
  return {
    isPlaced: toFlag(fields['success']),
    message: toTextOrNull(fields['message']),
    ref: toTextOrNull(data['ref']),
    paymentUrl: toPaymentUrl(data['paymentUrl']),
  };
}

/** Result of looking up an idempotency key. */
export type FoundOrder =
  | { kind: 'found'; ref: string; method: PaymentMethod }
  | { kind: 'none' }
  /** This back end does not support the lookup. */
  | { kind: 'unsupported' };

function toFoundOrder(body: unknown): FoundOrder {
  const { order } = toFields(body);
  if (order === null) return { kind: 'none' };
  const { ref, paymentMethod } = toFields(order);
  const text = toTextOrNull(ref);
  return text === null
    ? { kind: 'unsupported' }
    : { kind: 'found', ref: text, method: paymentMethod === 'cod' ? 'cod' : 'paytech' };
}

/** Endpoints that place and look up orders. */
export const checkoutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The same key gives the same order, however often it is sent. */
    placeOrder: build.mutation<PlacedOrder, { order: OrderRequestWire; key: string }>({
      query: ({ order, key }) => ({
        url: '/orders',
        method: 'POST',
        body: order,
        headers: { 'Idempotency-Key': key },
        timeout: orderTimeoutMs,
      }),
      transformResponse: toPlacedOrder,
      // Refused because products, prices or the delivery zone have changed since they were read.
      invalidatesTags: (_placed, error) =>
        error && (error.status === conflictStatus || error.fields?.['deliveryZone'] !== undefined)
          ? ['Cart', 'Product', 'Store']
          : [],
    }),
    /** The order created with a key. Never creates one. */
    findOrder: build.query<FoundOrder, string>({
      query: (key) => ({ url: '/orders/attempt', headers: { 'Idempotency-Key': key } }),
      transformResponse: toFoundOrder,
      keepUnusedDataFor: 0,
    }),
  }),
});
