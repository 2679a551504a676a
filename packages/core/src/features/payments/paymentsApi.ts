import { baseApi } from '../../lib/api/index.ts';
import { toFields, toTextOrNull } from '../../lib/wire/index.ts';
import { type Order, ordersApi, toOrder } from '../orders/index.ts';
import { toCart, type Cart } from '../cart/index.ts';
import { toPaymentUrl } from './toPaymentUrl.ts';

/** Timeout in milliseconds for a payment link: longer than the store waits for it. */
const linkTimeoutMs = 15_000;

/** Timeout in milliseconds for a check: longer than the store waits for the payment provider. */
const checkTimeoutMs = 12_000;

const pathOf = (ref: string) => `/orders/${encodeURIComponent(ref)}`;

/** The calls for orders that wait for their payment. */
export const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Where the order is paid; null when the answer does not say. */
    startPayment: build.mutation<string | null, string>({
      query: (ref) => ({ url: `${pathOf(ref)}/payment`, method: 'POST', timeout: linkTimeoutMs }),
      transformResponse: (body: unknown) => toPaymentUrl(toFields(toFields(body)['data'])['paymentUrl']),
    }),
    /**
     * Triggers a payment check with the provider; returns the updated order and writes it to the
     * order's cache entry.
     */
    checkPayment: build.mutation<Order | null, string>({
      query: (ref) => ({ url: `${pathOf(ref)}/payment/check`, method: 'POST', timeout: checkTimeoutMs }),
      transformResponse: toOrder,
      async onQueryStarted(ref, { dispatch, queryFulfilled }) {
        const { data: order } = await queryFulfilled.catch(() => ({ data: null }));
        if (order) void dispatch(ordersApi.util.upsertQueryData('getOrder', ref, order));
      },
    }),
    /**
     * Abandons the order and returns its products to the cart; `message` names those no longer
     * available.
     */
    restoreCart: build.mutation<{ cart: Cart | null; message: string | null }, string>({
      query: (ref) => ({ url: `${pathOf(ref)}/cart`, method: 'POST' }),
      transformResponse: (body: unknown) => ({
        cart: toCart(body),
        message: toTextOrNull(toFields(body)['message']),
      }),
      invalidatesTags: (restored) => (restored && !restored.cart ? ['Cart'] : []),
    }),
  }),
});
