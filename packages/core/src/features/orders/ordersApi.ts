import { baseApi } from '../../lib/api/index.ts';
import { toOrder, type Order } from './order.ts';

/** The calls for orders already placed. */
export const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null: the answer held no order. */
    getOrder: build.query<Order | null, string>({
      query: (ref) => ({ url: '/orders-status/:ref', params: { ref } }),
      transformResponse: toOrder,
    }),
  }),
});
