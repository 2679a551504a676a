import type {
  MovementPageWire,
  NewPriceWire,
  NewProductWire,
  PricePreviewRequestWire,
  PricePreviewWire,
  ProductBulkResultWire,
  ProductBulkWire,
  ProductPatchWire,
  ProductVersionPageWire,
  ProductVersionWire,
  StaffProductPageWire,
  StaffProductWire,
  StockChangedWire,
  StockChangeWire,
} from '@teranga/contract/admin';
import type { ApiError } from '@teranga/core/lib/api';
import { adminApi, ifMatch, toQuery } from './adminApi.ts';
import { versionMade } from './ownVersions.ts';
import { upload } from './upload.ts';

/** Filters of the list, as its address has them. */
export type ProductFilter = Readonly<Record<string, string>>;

const pathOf = (id: string) => `/products/${encodeURIComponent(id)}`;

/** Latest changes of a stock that are shown. */
const mostMovements = 8;

interface NewImage {
  id: string;
  file: File;
  onProgress?: (part: number) => void;
}
type ImageAnswer = { data: StaffProductWire } | { error: ApiError };

interface Versioned {
  id: string;
  version: number;
}

interface Saving {
  dispatch: Parameters<ReturnType<typeof adminApi.util.getRunningQueriesThunk>>[0];
  queryFulfilled: Promise<{ data: StaffProductWire }>;
}

/** Shows what was saved at once: the next change is made to it, not to what was read before. */
async function showSaved({ id }: { id: string }, { dispatch, queryFulfilled }: Saving): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (answer) await dispatch(productsApi.util.upsertQueryData('product', id, answer.data));
}

const ofProduct = (_answer: unknown, _error: unknown, { id }: { id: string }) =>
  [{ type: 'Product', id }, 'Products', 'Overview'] as const;

export const productsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    products: build.infiniteQuery<StaffProductPageWire, ProductFilter, string>({
      query: ({ queryArg, pageParam }) => `/products${toQuery({ ...queryArg, cursor: pageParam })}`,
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
      providesTags: ['Products'],
    }),
    product: build.query<StaffProductWire, string>({
      query: pathOf,
      providesTags: (_product, _error, id) => [{ type: 'Product', id }],
    }),
    createProduct: build.mutation<StaffProductWire, NewProductWire>({
      query: (body) => ({ url: '/products', method: 'POST', body }),
      invalidatesTags: ['Products'],
    }),
    changeProduct: build.mutation<StaffProductWire, Versioned & { body: ProductPatchWire }>({
      query: ({ id, version, body }) => ({
        url: pathOf(id),
        method: 'PATCH',
        body,
        headers: ifMatch(version),
      }),
      onQueryStarted: showSaved,
      invalidatesTags: ofProduct,
    }),
    setPrice: build.mutation<StaffProductWire, Versioned & { body: NewPriceWire }>({
      query: ({ id, version, body }) => ({
        url: `${pathOf(id)}/price`,
        method: 'POST',
        body,
        headers: ifMatch(version),
      }),
      onQueryStarted: showSaved,
      invalidatesTags: ofProduct,
    }),
    changeStock: build.mutation<StockChangedWire, { id: string; body: StockChangeWire }>({
      query: ({ id, body }) => ({ url: `${pathOf(id)}/stock`, method: 'POST', body }),
      invalidatesTags: ofProduct,
    }),
    addImage: build.mutation<StaffProductWire, NewImage>({
      queryFn: async ({ id, file, onProgress }) =>
        (await upload(`${pathOf(id)}/images`, { file }, onProgress)) as ImageAnswer,
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        await showSaved({ id }, { dispatch, queryFulfilled });
        const answer = await queryFulfilled.catch(() => null);
        // An image is added to whatever version there is.
        const to = answer?.data.version;
        if (to !== undefined) dispatch(versionMade({ url: pathOf(id), from: to - 1, to }));
      },
      invalidatesTags: ofProduct,
    }),
    removeProduct: build.mutation<null, Versioned>({
      query: ({ id, version }) => ({ url: pathOf(id), method: 'DELETE', headers: ifMatch(version) }),
      invalidatesTags: ['Products', 'Overview', 'Groupings'],
    }),
    changeProducts: build.mutation<ProductBulkResultWire, ProductBulkWire>({
      query: (body) => ({ url: '/products/bulk', method: 'POST', body }),
      invalidatesTags: ['Products', 'Product', 'Overview', 'Groupings'],
    }),
    setLowStock: build.mutation<StaffProductWire, { id: string; threshold: number | null }>({
      query: ({ id, threshold }) => ({
        url: `${pathOf(id)}/low-stock`,
        method: 'PUT',
        body: { threshold },
      }),
      onQueryStarted: showSaved,
      invalidatesTags: ofProduct,
    }),
    movements: build.query<MovementPageWire, { id: string; sku: string | undefined }>({
      query: ({ id, sku }) => `${pathOf(id)}/movements${toQuery({ sku, limit: mostMovements })}`,
      providesTags: (_page, _error, { id }) => [{ type: 'Product', id }],
    }),
    pricePreview: build.query<PricePreviewWire, PricePreviewRequestWire>({
      query: (body) => ({ url: '/price-preview', method: 'POST', body }),
    }),
    productVersions: build.query<ProductVersionPageWire, string>({
      query: (id) => `${pathOf(id)}/versions`,
      providesTags: (_versions, _error, id) => [{ type: 'Product', id }],
    }),
    productVersion: build.query<ProductVersionWire, { id: string; version: number }>({
      query: ({ id, version }) => `${pathOf(id)}/versions/${version}`,
    }),
    restoreProduct: build.mutation<StaffProductWire, Versioned & { to: number; isConfirmed: boolean }>({
      query: ({ id, version, to, isConfirmed }) => ({
        url: `${pathOf(id)}/versions/${to}/restore`,
        method: 'POST',
        body: { isConfirmed },
        headers: ifMatch(version),
      }),
      extraOptions: { isExact: true },
      onQueryStarted: showSaved,
      invalidatesTags: ofProduct,
    }),
    duplicateProduct: build.mutation<StaffProductWire, string>({
      query: (id) => ({ url: `${pathOf(id)}/duplicate`, method: 'POST', body: {} }),
      invalidatesTags: ['Products'],
    }),
  }),
});
