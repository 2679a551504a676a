import { baseApi, silentAs } from '../../lib/api/index.ts';
import { authFailures } from '../account/auth/index.ts';
import { toMyOrders, type MyOrder } from './myOrders.ts';

/** Endpoint for the signed-in customer's orders. */
export const myOrdersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMyOrders: build.query<MyOrder[], void>({
      query: () => '/orders',
      transformResponse: toMyOrders,
      transformErrorResponse: silentAs(authFailures.getOrders),
      // One shopper's own: gone with the page, so that the next one who signs in here never sees
      // it.
      keepUnusedDataFor: 0,
    }),
  }),
});
