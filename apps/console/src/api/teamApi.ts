import type {
  ApiKeyListWire,
  CreatedApiKeyWire,
  CreatedWebhookWire,
  NewApiKeyWire,
  NewStaffWire,
  NewWebhookWire,
  StaffChangeWire,
  StaffListWire,
  StaffMemberWire,
  StaffSessionListWire,
  WebhookChangeWire,
  WebhookDeliveryPageWire,
  WebhookListWire,
  WebhookWire,
} from '@teranga/contract/admin';
import { adminApi, ifMatch, toQuery } from './adminApi.ts';

interface Versioned<Body> {
  id: string;
  version: number;
  body: Body;
}

/** Who works in the store and what else may reach it. */
export const teamApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    staff: build.query<StaffListWire, void>({ query: () => '/staff', providesTags: ['Staff'] }),
    addMember: build.mutation<StaffMemberWire, NewStaffWire>({
      query: (body) => ({ url: '/staff', method: 'POST', body }),
      invalidatesTags: ['Staff'],
    }),
    changeMember: build.mutation<StaffMemberWire, Versioned<StaffChangeWire>>({
      query: ({ id, version, body }) => ({
        url: `/staff/${id}`,
        method: 'PATCH',
        body,
        headers: ifMatch(version),
      }),
      invalidatesTags: ['Staff', 'Sessions'],
    }),
    removeMember: build.mutation<null, string>({
      query: (id) => ({ url: `/staff/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Staff', 'Sessions'],
    }),
    sessions: build.query<StaffSessionListWire, void>({
      query: () => '/sessions',
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({ url: `/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Sessions'],
    }),
    apiKeys: build.query<ApiKeyListWire, void>({ query: () => '/api-keys', providesTags: ['ApiKeys'] }),
    createKey: build.mutation<CreatedApiKeyWire, NewApiKeyWire>({
      query: (body) => ({ url: '/api-keys', method: 'POST', body }),
      invalidatesTags: ['ApiKeys'],
    }),
    revokeKey: build.mutation<null, string>({
      query: (id) => ({ url: `/api-keys/${id}`, method: 'DELETE' }),
      invalidatesTags: ['ApiKeys'],
    }),
    webhooks: build.query<WebhookListWire, void>({ query: () => '/webhooks', providesTags: ['Webhooks'] }),
    createWebhook: build.mutation<CreatedWebhookWire, NewWebhookWire>({
      query: (body) => ({ url: '/webhooks', method: 'POST', body }),
      invalidatesTags: ['Webhooks'],
    }),
    changeWebhook: build.mutation<WebhookWire, Versioned<WebhookChangeWire>>({
      query: ({ id, version, body }) => ({
        url: `/webhooks/${id}`,
        method: 'PATCH',
        body,
        headers: ifMatch(version),
      }),
      invalidatesTags: ['Webhooks'],
    }),
    removeWebhook: build.mutation<null, string>({
      query: (id) => ({ url: `/webhooks/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Webhooks'],
    }),
    deliveries: build.infiniteQuery<WebhookDeliveryPageWire, string, string>({
      query: ({ queryArg: id, pageParam: cursor }) => `/webhooks/${id}/deliveries${toQuery({ cursor })}`,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      providesTags: (_page, _error, id) => [{ type: 'Webhooks', id }],
    }),
    replayDelivery: build.mutation<null, { id: string; delivery: string }>({
      query: ({ id, delivery }) => ({ url: `/webhooks/${id}/deliveries/${delivery}/replay`, method: 'POST' }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Webhooks', id }],
    }),
  }),
});
