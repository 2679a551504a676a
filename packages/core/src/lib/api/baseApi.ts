import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/** Seconds for which an unused response stays cached. */
export const keepUnusedSeconds = 120;

/** Visitor-specific data: refetched on sign-in and sign-out. */
export const visitorTags = ['Cart', 'Wishlist'] as const;

/** The store's API without a call: each feature injects its own. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [...visitorTags, 'Product', 'Store'],
  keepUnusedDataFor: keepUnusedSeconds,
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
