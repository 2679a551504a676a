import type { NewZoneWire, StaffZoneListWire, ZonePatchWire } from '@teranga/contract/admin';
import { adminApi, ifMatch } from './adminApi.ts';

interface Seen {
  /** The version of the settings that was seen. */
  version: number;
}

/** The zones are a part of the settings. */
const zoneTags = ['Zones', 'Settings', 'Overview'] as const;
const pathOf = (id: string) => `/delivery-zones/${encodeURIComponent(id)}`;

export const zonesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    zones: build.query<StaffZoneListWire, void>({
      query: () => '/delivery-zones',
      providesTags: ['Zones'],
    }),
    createZone: build.mutation<StaffZoneListWire, Seen & { body: NewZoneWire }>({
      query: ({ version, body }) => ({
        url: '/delivery-zones',
        method: 'POST',
        body,
        headers: ifMatch(version),
      }),
      invalidatesTags: zoneTags,
    }),
    changeZone: build.mutation<StaffZoneListWire, Seen & { id: string; body: ZonePatchWire }>({
      query: ({ id, version, body }) => ({
        url: pathOf(id),
        method: 'PATCH',
        body,
        headers: ifMatch(version),
      }),
      invalidatesTags: zoneTags,
    }),
    removeZone: build.mutation<StaffZoneListWire, Seen & { id: string }>({
      query: ({ id, version }) => ({ url: pathOf(id), method: 'DELETE', headers: ifMatch(version) }),
      invalidatesTags: zoneTags,
    }),
    orderZones: build.mutation<StaffZoneListWire, Seen & { ids: string[] }>({
      query: ({ version, ids }) => ({
        url: '/delivery-zones/order',
        method: 'PUT',
        body: { ids },
        headers: ifMatch(version),
      }),
      async onQueryStarted(_order, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(zonesApi.util.upsertQueryData('zones', undefined, answer.data));
      },
      invalidatesTags: (_list, error) => (error ? zoneTags : ['Settings', 'Overview']),
    }),
  }),
});
