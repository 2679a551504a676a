import type {
  CheckImportWire,
  ImportChangePageWire,
  ImportDetailWire,
  ImportFileWire,
  ImportPageWire,
} from '@teranga/contract/admin';
import type { ApiError } from '@teranga/core/lib/api';
import { adminApi, toQuery } from './adminApi.ts';
import { upload } from './upload.ts';

type FileAnswer = { data: ImportFileWire } | { error: ApiError };

interface NewImport {
  file: File;
  onProgress: (part: number) => void;
}

export const importsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    sendImport: build.mutation<ImportFileWire, NewImport>({
      queryFn: async ({ file, onProgress }) =>
        (await upload('/import-files', { file }, onProgress)) as FileAnswer,
    }),
    importFile: build.query<ImportFileWire, string>({
      query: (id) => `/import-files/${id}`,
      providesTags: (_file, _error, id) => [{ type: 'Imports', id }],
    }),
    checkImport: build.mutation<ImportFileWire, { id: string; body: CheckImportWire }>({
      query: ({ id, body }) => ({ url: `/import-files/${id}/check`, method: 'POST', body }),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(importsApi.util.upsertQueryData('importFile', id, answer.data));
      },
    }),
    importChanges: build.infiniteQuery<ImportChangePageWire, string, string>({
      query: ({ queryArg: id, pageParam: cursor }) => `/import-files/${id}/changes${toQuery({ cursor })}`,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      // A second check of the same file finds others.
      keepUnusedDataFor: 0,
    }),
    confirmImport: build.mutation<ImportFileWire, { id: string; isForced: boolean }>({
      query: ({ id, isForced }) => ({
        url: `/import-files/${id}/confirm`,
        method: 'POST',
        body: { isForced },
      }),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) await dispatch(importsApi.util.upsertQueryData('importFile', id, answer.data));
      },
    }),
    deleteImport: build.mutation<null, string>({
      query: (id) => ({ url: `/import-files/${id}`, method: 'DELETE' }),
    }),
    imports: build.infiniteQuery<ImportPageWire, void, string>({
      query: ({ pageParam: cursor }) => `/imports${toQuery({ cursor })}`,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      providesTags: ['Imports'],
    }),
    importReport: build.query<ImportDetailWire, string>({
      query: (id) => `/imports/${id}`,
      providesTags: (_report, _error, id) => [{ type: 'Imports', id }],
    }),
    undoImport: build.mutation<ImportDetailWire | null, string>({
      query: (id) => ({ url: `/imports/${id}/undo`, method: 'POST' }),
      invalidatesTags: ['Imports', 'Products', 'Product'],
    }),
  }),
});
