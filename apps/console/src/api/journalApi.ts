import type { AuditPageWire, OutboxPageWire, ResendWire, ResentWire } from '@teranga/contract/admin';
import { adminApi, toQuery } from './adminApi.ts';

type Filter = Readonly<Record<string, string>>;

/** What left the store, and what was changed in it. */
export const journalApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    outbox: build.infiniteQuery<OutboxPageWire, Filter, string>({
      query: ({ queryArg, pageParam: cursor }) => `/outbox${toQuery({ ...queryArg, cursor })}`,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      providesTags: ['Outbox'],
    }),
    resend: build.mutation<ResentWire, ResendWire>({
      query: (body) => ({ url: '/outbox/resend', method: 'POST', body }),
      invalidatesTags: ['Outbox', 'Overview'],
    }),
    testMessage: build.mutation<{ count: number }, 'email' | 'sms'>({
      query: (channel) => ({ url: '/outbox/test', method: 'POST', body: { channel } }),
      invalidatesTags: ['Outbox'],
    }),
    audit: build.infiniteQuery<AuditPageWire, Filter, string>({
      query: ({ queryArg, pageParam: cursor }) => `/audit${toQuery({ ...queryArg, cursor })}`,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      providesTags: ['Audit'],
    }),
  }),
});
