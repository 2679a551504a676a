import type {
  DesignImpactWire,
  PreviewLinkWire,
  SettingsWire,
  StaffDesignListWire,
  StoreHistoryWire,
} from '@teranga/contract/admin';
import { adminApi, ifMatch } from './adminApi.ts';

/** A change of the design is one of the store's settings. */
const changed = ['Designs', 'Settings'] as const;
/** How long the pass of a frame holds, in hours, and its answer stays cached, in seconds. */
const passHours = 2;
const keepPassSeconds = 3_600;

const pathOf = (id: string) => `/designs/${encodeURIComponent(id)}/preview`;

export const designsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    designs: build.query<StaffDesignListWire, void>({
      query: () => '/designs',
      providesTags: ['Designs'],
    }),
    /** A pass for frames of the console; refetching it gives another one. */
    framePass: build.query<PreviewLinkWire, string>({
      query: (id) => ({ url: pathOf(id), method: 'POST', body: { hours: passHours } }),
      keepUnusedDataFor: keepPassSeconds,
    }),
    previewLink: build.mutation<PreviewLinkWire, { id: string; hours: number }>({
      query: ({ id, hours }) => ({ url: pathOf(id), method: 'POST', body: { hours } }),
    }),
    publishDesign: build.mutation<StaffDesignListWire, { design: string; version: number }>({
      query: ({ design, version }) => ({
        url: '/designs/publish',
        method: 'POST',
        body: { design },
        headers: ifMatch(version),
      }),
      invalidatesTags: changed,
    }),
    designImpact: build.query<DesignImpactWire, string>({
      query: (id) => `/designs/${encodeURIComponent(id)}/impact`,
      providesTags: ['Designs'],
    }),
    scheduleDesign: build.mutation<StaffDesignListWire, { design: string; at: string }>({
      query: (body) => ({ url: '/designs/schedule', method: 'POST', body }),
      invalidatesTags: ['Designs'],
    }),
    unscheduleDesign: build.mutation<StaffDesignListWire, void>({
      query: () => ({ url: '/designs/schedule', method: 'DELETE' }),
      invalidatesTags: ['Designs'],
    }),
    undoDesign: build.mutation<StaffDesignListWire, { version: number }>({
      query: ({ version }) => ({ url: '/designs/undo', method: 'POST', headers: ifMatch(version) }),
      invalidatesTags: changed,
    }),
    designHistory: build.query<StoreHistoryWire, void>({
      query: () => '/designs/history',
      providesTags: ['Designs', 'Settings'],
    }),
    restoreStore: build.mutation<StaffDesignListWire, { to: number; version: number }>({
      query: ({ to, version }) => ({
        url: `/designs/history/${to}/restore`,
        method: 'POST',
        headers: ifMatch(version),
      }),
      extraOptions: { isExact: true },
      invalidatesTags: [...changed, 'Zones', 'Overview'],
    }),
    saveDesignSettings: build.mutation<
      SettingsWire,
      { design: string; version: number; values: Readonly<Record<string, unknown>> }
    >({
      query: ({ design, version, values }) => ({
        url: '/settings',
        method: 'PATCH',
        body: { changes: [{ path: `designSettings.${design}`, value: { values } }] },
        headers: ifMatch(version),
      }),
      invalidatesTags: changed,
    }),
  }),
});
