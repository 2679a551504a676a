import type {
  NewRefundWire,
  NewReturnWire,
  OrderEditResultWire,
  OrderEditWire,
  OrderNoteWire,
  OrderPageWire,
  OrderRefundWire,
  OrderReturnWire,
  OrderStepResultWire,
  OrderStepsResultWire,
  OrderStepsWire,
  OrderStepWire,
  StaffOrderRequestWire,
  StaffOrderWire,
} from '@teranga/contract/admin';
import type { OrderPlacedWire, StoreWire } from '@teranga/contract';
import { adminApi, ifMatch, toQuery } from './adminApi.ts';

/** Filters of the list, as its address has them. */
export type OrderFilter = Readonly<Record<string, string>>;

const pathOf = (ref: string) => `/orders/${encodeURIComponent(ref)}`;
const inserted = (key: string) => ({ 'Idempotency-Key': key });

interface OfOrder<Body> {
  ref: string;
  body: Body;
}

export const ordersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    orders: build.infiniteQuery<OrderPageWire, OrderFilter, string>({
      query: ({ queryArg, pageParam }) => `/orders${toQuery({ ...queryArg, cursor: pageParam })}`,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      providesTags: ['Orders'],
    }),
    order: build.query<StaffOrderWire, string>({
      query: pathOf,
      providesTags: (_order, _error, ref) => [{ type: 'Order', id: ref }],
    }),
    stepOrder: build.mutation<OrderStepResultWire, OfOrder<OrderStepWire>>({
      // A page that closes sends it too.
      query: ({ ref, body }) => ({ url: `${pathOf(ref)}/status`, method: 'POST', body, keepalive: true }),
      async onQueryStarted({ ref }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(ordersApi.util.upsertQueryData('order', ref, answer.data.order));
      },
      invalidatesTags: ['Orders', 'Overview'],
    }),
    stepOrders: build.mutation<OrderStepsResultWire, OrderStepsWire>({
      query: (body) => ({ url: '/orders/bulk/status', method: 'POST', body }),
      invalidatesTags: ['Orders', 'Order', 'Overview'],
    }),
    /** The shop's own settings: every role reads its delivery zones there. */
    shop: build.query<StoreWire, void>({ query: () => `${window.location.origin}/api/store` }),
    addNote: build.mutation<OrderNoteWire, { ref: string; text: string }>({
      query: ({ ref, text }) => ({ url: `${pathOf(ref)}/notes`, method: 'POST', body: { text } }),
      invalidatesTags: (_note, _error, { ref }) => [{ type: 'Order', id: ref }],
    }),
    takeBack: build.mutation<OrderReturnWire, OfOrder<NewReturnWire> & { key: string }>({
      query: ({ ref, body, key }) => ({
        url: `${pathOf(ref)}/returns`,
        method: 'POST',
        body,
        headers: inserted(key),
      }),
      invalidatesTags: (_answer, _error, { ref }) => [
        { type: 'Order', id: ref },
        'Orders',
        'Products',
        'Overview',
      ],
    }),
    refund: build.mutation<OrderRefundWire, OfOrder<NewRefundWire> & { key: string }>({
      query: ({ ref, body, key }) => ({
        url: `${pathOf(ref)}/refunds`,
        method: 'POST',
        body,
        headers: inserted(key),
      }),
      invalidatesTags: (_answer, _error, { ref }) => [{ type: 'Order', id: ref }, 'Orders', 'Overview'],
    }),
    settleRefund: build.mutation<OrderRefundWire, { ref: string; id: string; isDone: boolean }>({
      query: ({ ref, id, isDone }) => ({
        url: `${pathOf(ref)}/refunds/${id}`,
        method: 'POST',
        body: { isDone },
      }),
      invalidatesTags: (_answer, _error, { ref }) => [{ type: 'Order', id: ref }, 'Overview'],
    }),
    editOrder: build.mutation<OrderEditResultWire, OfOrder<OrderEditWire> & { version: number }>({
      query: ({ ref, body, version }) => ({
        url: pathOf(ref),
        method: 'PATCH',
        body,
        headers: ifMatch(version),
      }),
      async onQueryStarted({ ref }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(ordersApi.util.upsertQueryData('order', ref, answer.data.order));
      },
      invalidatesTags: (_answer, _error, { ref }) => [{ type: 'Order', id: ref }, 'Orders'],
    }),
    placeOrder: build.mutation<OrderPlacedWire, { body: StaffOrderRequestWire; key: string }>({
      query: ({ body, key }) => ({ url: '/orders', method: 'POST', body, headers: inserted(key) }),
      invalidatesTags: ['Orders', 'Products', 'Customers', 'Overview'],
    }),
  }),
});
