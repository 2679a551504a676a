import type {
  NewPushSubscriptionWire,
  PushSubscriptionListWire,
  SavedPushSubscriptionWire,
} from '@teranga/contract/admin';
import { adminApi } from './adminApi.ts';

/** The browsers on which staff are notified of new orders. */
export const pushApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    pushSubscriptions: build.query<PushSubscriptionListWire, void>({
      query: () => '/push-subscriptions',
      providesTags: ['Push'],
    }),
    addPush: build.mutation<SavedPushSubscriptionWire, NewPushSubscriptionWire>({
      query: (body) => ({ url: '/push-subscriptions', method: 'POST', body }),
      invalidatesTags: ['Push'],
    }),
    removePush: build.mutation<null, string>({
      query: (id) => ({ url: `/push-subscriptions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Push'],
    }),
  }),
});
