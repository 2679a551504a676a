import type {
  ClosingStateWire,
  HostChangeWire,
  NewHostWire,
  PauseStateWire,
  PauseWire,
  SettingsPatchWire,
  SettingsWire,
  StoreHostListWire,
} from '@teranga/contract/admin';
import { adminApi, ifMatch } from './adminApi.ts';

const hostPath = (host: string) => `/hosts/${encodeURIComponent(host)}`;

export const settingsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    settings: build.query<SettingsWire, void>({ query: () => '/settings', providesTags: ['Settings'] }),
    patchSettings: build.mutation<SettingsWire, SettingsPatchWire & { version: number }>({
      query: ({ version, changes }) => ({
        url: '/settings',
        method: 'PATCH',
        body: { changes },
        headers: ifMatch(version),
      }),
      async onQueryStarted(_args, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(settingsApi.util.upsertQueryData('settings', undefined, answer.data));
      },
      invalidatesTags: ['Overview', 'Session'],
    }),
    /** A rich text as pages will show it. */
    previewRichText: build.query<{ html: string }, string>({
      query: (html) => ({ url: '/settings/rich-text', method: 'POST', body: { html } }),
      keepUnusedDataFor: 0,
    }),
    pause: build.query<PauseStateWire, void>({ query: () => '/pause', providesTags: ['Pause'] }),
    pauseStore: build.mutation<PauseStateWire, PauseWire>({
      query: (body) => ({ url: '/pause', method: 'PUT', body }),
      invalidatesTags: ['Pause'],
    }),
    resumeStore: build.mutation<PauseStateWire, void>({
      query: () => ({ url: '/pause', method: 'DELETE' }),
      invalidatesTags: ['Pause'],
    }),
    hosts: build.query<StoreHostListWire, void>({ query: () => '/hosts', providesTags: ['Hosts'] }),
    addHost: build.mutation<StoreHostListWire, NewHostWire>({
      query: (body) => ({ url: '/hosts', method: 'POST', body }),
      invalidatesTags: ['Hosts'],
    }),
    changeHost: build.mutation<StoreHostListWire, { host: string; body: HostChangeWire }>({
      query: ({ host, body }) => ({ url: hostPath(host), method: 'PATCH', body }),
      invalidatesTags: ['Hosts'],
    }),
    removeHost: build.mutation<StoreHostListWire, string>({
      query: (host) => ({ url: hostPath(host), method: 'DELETE' }),
      invalidatesTags: ['Hosts'],
    }),
    closing: build.query<ClosingStateWire, void>({ query: () => '/closing', providesTags: ['Closing'] }),
    closeStore: build.mutation<ClosingStateWire, void>({
      query: () => ({ url: '/closing', method: 'PUT' }),
      invalidatesTags: ['Closing'],
    }),
    reopenStore: build.mutation<ClosingStateWire, void>({
      query: () => ({ url: '/closing', method: 'DELETE' }),
      invalidatesTags: ['Closing'],
    }),
  }),
});
