import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/** How long, in seconds, an answer that nothing on screen uses is kept. */
export const keepUnusedSeconds = 120;

/** The store's API without a call: each feature injects its own. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Cart'],
  keepUnusedDataFor: keepUnusedSeconds,
  endpoints: () => ({}),
});
