import type { OverviewWire } from '@teranga/contract/admin';
import { adminApi } from './adminApi.ts';

/** How often what waits is refetched, in milliseconds, while its screen is open. */
export const overviewPollMs = 60_000;

export const overviewApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    overview: build.query<OverviewWire, void>({ query: () => '/overview', providesTags: ['Overview'] }),
  }),
});
