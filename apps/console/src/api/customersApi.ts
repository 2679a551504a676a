import type { CustomerPageWire, CustomerRecordWire, ErasedCustomerWire } from '@teranga/contract/admin';
import { adminApi, toQuery } from './adminApi.ts';

const pathOf = (key: string) => `/customers/${encodeURIComponent(key)}`;

/** Where a person's data is read as a file. */
export const customerFile = (key: string): string => `/api/admin${pathOf(key)}/export?format=txt`;

export const customersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    customers: build.infiniteQuery<CustomerPageWire, Readonly<Record<string, string>>, string>({
      query: ({ queryArg, pageParam: cursor }) => `/customers${toQuery({ ...queryArg, cursor })}`,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      providesTags: ['Customers'],
    }),
    customer: build.query<CustomerRecordWire, string>({
      query: pathOf,
      providesTags: (_customer, _error, id) => [{ type: 'Customers', id }],
    }),
    writeCustomerNote: build.mutation<CustomerRecordWire, { key: string; text: string }>({
      query: ({ key, text }) => ({ url: `${pathOf(key)}/note`, method: 'PUT', body: { text } }),
      invalidatesTags: (_answer, _error, { key }) => [{ type: 'Customers', id: key }],
    }),
    eraseCustomer: build.mutation<ErasedCustomerWire, string>({
      query: (key) => ({ url: pathOf(key), method: 'DELETE' }),
      // Not the person's own page, which would be refetched and be missing.
      invalidatesTags: ['Orders', 'Quotes', 'Messages'],
    }),
  }),
});
