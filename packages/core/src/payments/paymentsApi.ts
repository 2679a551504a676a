import { baseApi } from '../api/baseApi.ts';
import { toFields, toTextOrNull } from '../api/readWire.ts';
import { toCart, type Cart } from '../cart/cart.ts';
import { toPaymentUrl } from './paymentUrl.ts';

/** How long, in milliseconds, a payment page may take to be had: longer than the store waits for it. */
const linkTimeoutMs = 15_000;

const pathOf = (ref: string) => `/orders/${encodeURIComponent(ref)}`;

/** The calls for orders that wait for their payment. */
export const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Where the order is paid; null when the answer does not say. */
    startPayment: build.mutation<string | null, string>({
      query: (ref) => ({ url: `${pathOf(ref)}/payment`, method: 'POST', timeoutMs: linkTimeoutMs }),
      transformResponse: (body: unknown) => toPaymentUrl(toFields(toFields(body)['data'])['paymentUrl']),
    }),
    /** Gives the order up and puts its articles back; `message` names what is no longer to be had. */
    restoreCart: build.mutation<{ cart: Cart | null; message: string | null }, string>({
      query: (ref) => ({ url: `${pathOf(ref)}/cart`, method: 'POST' }),
      transformResponse: (body: unknown) => ({
        cart: toCart(body),
        message: toTextOrNull(toFields(body)['message']),
      }),
    }),
  }),
});
