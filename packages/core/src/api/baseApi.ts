import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/** How long, in seconds, an answer that nothing on screen uses is kept. */
export const keepUnusedSeconds = 120;

/** What belongs to one visitor: read anew when somebody signs in or out. */
export const visitorTags = ['Cart', 'Wishlist'] as const;

/** The store's API without a call: each feature injects its own. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: visitorTags,
  keepUnusedDataFor: keepUnusedSeconds,
  endpoints: () => ({}),
});
