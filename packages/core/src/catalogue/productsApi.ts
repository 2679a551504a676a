import { baseApi } from '../api/baseApi.ts';
import { failureText, type ApiError } from '../api/apiError.ts';
import {
  toProduct,
  toProductPage,
  toProductSummaries,
  type Product,
  type ProductPage,
  type ProductSummary,
} from './product.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { toCollectionTheme, type CollectionTheme, type ThemeQuery } from './collectionTheme.ts';
import { toQuery, type ProductFilters } from './productFilters.ts';

const notFound: ApiError = { status: 404, message: failureText };

/** The calls for products. */
export const productsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<ProductPage, ProductFilters>({
      query: (filters) => {
        const query = toQuery(filters);
        // A back end that does not count the choices passes this over.
        return `/products?${query === '' ? '' : `${query}&`}facets=true`;
      },
      transformResponse: toProductPage,
    }),
    getNewProducts: build.query<ProductSummary[], void>({
      query: () => '/products/new',
      transformResponse: toProductSummaries,
    }),
    getBestSellers: build.query<ProductSummary[], void>({
      query: () => '/products/best-sales',
      transformResponse: toProductSummaries,
    }),
    getProduct: build.query<Product, string>({
      queryFn: async (id, _api, _options, send) => {
        const answer = await send(`/products/${encodeURIComponent(id)}`);
        if (answer.error) return { error: answer.error };
        const product = toProduct(answer.data);
        return product ? { data: product } : { error: notFound };
      },
    }),
    getTheme: build.query<CollectionTheme, ThemeQuery>({
      queryFn: async ({ slug, page }, _api, _options, send) => {
        const query = page > 1 ? `?page=${page}` : '';
        const answer = await send(`/collections/themes/${encodeURIComponent(slug)}${query}`);
        if (answer.error) return { error: answer.error };
        const theme = toCollectionTheme(answer.data);
        return theme ? { data: theme } : { error: notFound };
      },
    }),
    getRelatedProducts: build.query<ProductSummary[], string>({
      query: (id) => `/products/${encodeURIComponent(id)}/related`,
      transformResponse: toProductSummaries,
    }),
  }),
});

/** Reads a product anew, keeping what is shown until it is there. */
export function refreshProduct(id: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const request = productsApi.endpoints.getProduct.initiate(id, { forceRefetch: true, subscribe: false });
    await dispatch(request);
  };
}
