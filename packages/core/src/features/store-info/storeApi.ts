import { baseApi } from '../../lib/api/index.ts';
import { toLegalTexts, type LegalTexts } from './legalTexts.ts';
import { toStoreData, type StoreData } from './storeData.ts';

/** The call for the store. */
export const storeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStore: build.query<StoreData, void>({
      query: () => '/store',
      transformResponse: toStoreData,
      providesTags: ['Store'],
      extraOptions: { refetchesPastCache: true },
      keepUnusedDataFor: 3600,
    }),
    getLegalTexts: build.query<LegalTexts, void>({
      query: () => '/store/legal',
      transformResponse: toLegalTexts,
      providesTags: ['Store'],
    }),
  }),
});
