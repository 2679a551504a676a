import type {
  NewPriceWire,
  NewProductWire,
  ProductPatchWire,
  ProductVersionPageWire,
  StaffProductPageWire,
  StaffProductWire,
  StockChangedWire,
  StockChangeWire,
} from '@teranga/contract/admin';
import { adminApi, ifMatch, toQuery } from './adminApi.ts';

/** Filters of the list, as its address has them. */
export type ProductFilter = Readonly<Record<string, string>>;

const pathOf = (id: string) => `/products/${encodeURIComponent(id)}`;

interface Versioned {
  id: string;
  version: number;
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
      invalidatesTags: ofProduct,
    }),
    setPrice: build.mutation<StaffProductWire, Versioned & { body: NewPriceWire }>({
      query: ({ id, version, body }) => ({
        url: `${pathOf(id)}/price`,
        method: 'POST',
        body,
        headers: ifMatch(version),
      }),
      invalidatesTags: ofProduct,
    }),
    changeStock: build.mutation<StockChangedWire, { id: string; body: StockChangeWire }>({
      query: ({ id, body }) => ({ url: `${pathOf(id)}/stock`, method: 'POST', body }),
      invalidatesTags: ofProduct,
    }),
    addImage: build.mutation<StaffProductWire, { id: string; file: File }>({
      query: ({ id, file }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: `${pathOf(id)}/images`, method: 'POST', body, timeout: uploadTimeoutMs };
      },
      invalidatesTags: ofProduct,
    }),
    productVersions: build.query<ProductVersionPageWire, string>({
      query: (id) => `${pathOf(id)}/versions`,
      providesTags: (_versions, _error, id) => [{ type: 'Product', id }],
    }),
    restoreProduct: build.mutation<StaffProductWire, Versioned & { to: number }>({
      query: ({ id, version, to }) => ({
        url: `${pathOf(id)}/versions/${to}/restore`,
        method: 'POST',
        headers: ifMatch(version),
      }),
      invalidatesTags: ofProduct,
    }),
    duplicateProduct: build.mutation<StaffProductWire, string>({
      query: (id) => ({ url: `${pathOf(id)}/duplicate`, method: 'POST', body: {} }),
      invalidatesTags: ['Products'],
    }),
  }),
});

/** A picture of 15 MB on a slow phone, in milliseconds. */
const uploadTimeoutMs = 180_000;
