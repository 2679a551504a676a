import { baseApi } from '../../lib/api/index.ts';
import { storeApi } from '../store-info/index.ts';
import { toStoreData, type StoreData } from '../store-info/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';

const freshStoreApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The store as it is now, past the browser's own copy. */
    getFreshStore: build.query<StoreData, void>({
      query: () => ({ url: '/store', cache: 'reload' }),
      transformResponse: toStoreData,
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Refetches delivery zones and payment methods: an order was refused because they had changed. */
export function reloadStore(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { getFreshStore } = freshStoreApi.endpoints;
    const { data } = await dispatch(
      getFreshStore.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (data)
      dispatch(storeApi.util.upsertQueryEntries([{ endpointName: 'getStore', arg: undefined, value: data }]));
  };
}
