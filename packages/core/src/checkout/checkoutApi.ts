import type { OrderRequestWire, PaymentMethod } from '@teranga/contract';
import { baseApi } from '../api/baseApi.ts';
import { toFields, toFlag, toTextOrNull } from '../api/readWire.ts';
import { toPaymentUrl } from '../payments/paymentUrl.ts';

/** How long, in milliseconds, placing an order may take: longer than the store waits for a payment page, then it is asked for again. */
const orderTimeoutMs = 15_000;

/** What became of an order that was sent. */
export interface PlacedOrder {
  isPlaced: boolean;
  /** What the server says of it; null when it says nothing. */
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

/** What a key made, as far as the back end tells. */
export type FoundOrder =
  | { kind: 'found'; ref: string; method: PaymentMethod }
  | { kind: 'none' }
  /** This back end does not tell. */
  | { kind: 'untold' };

function toFoundOrder(body: unknown): FoundOrder {
  const { order } = toFields(body);
  if (order === null) return { kind: 'none' };
  const { ref, paymentMethod } = toFields(order);
  const text = toTextOrNull(ref);
  return text === null
    ? { kind: 'untold' }
    : { kind: 'found', ref: text, method: paymentMethod === 'cod' ? 'cod' : 'paytech' };
}

/** The calls that place an order, and look for one. */
export const checkoutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The same key gives the same order, however often it is sent. */
    placeOrder: build.mutation<PlacedOrder, { order: OrderRequestWire; key: string }>({
      query: ({ order, key }) => ({
        url: '/orders',
        method: 'POST',
        body: order,
        headers: { 'Idempotency-Key': key },
        timeoutMs: orderTimeoutMs,
      }),
      transformResponse: toPlacedOrder,
    }),
    /** The order that a key made. Nothing is sent again by it. */
    findOrder: build.query<FoundOrder, string>({
      query: (key) => ({ url: '/orders/attempt', headers: { 'Idempotency-Key': key } }),
      transformResponse: toFoundOrder,
      keepUnusedDataFor: 0,
    }),
  }),
});
