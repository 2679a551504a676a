import { baseApi } from '../api/baseApi.ts';
import { readAnswer } from '../api/readAnswer.ts';
import {
  toProduct,
  toProductPage,
  toProductSummaries,
  type Product,
  type ProductPage,
  type ProductSummary,
} from './product.ts';
import type { AppThunk } from '../store/makeStore.ts';
import { toCollectionTheme, type CollectionPage, type ThemeQuery } from './collectionTheme.ts';
import { toQuery, type ProductFilters } from './productFilters.ts';

/** The calls for products. */
export const productsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<ProductPage, ProductFilters>({
      queryFn: readAnswer((filters) => {
        const query = toQuery(filters);
        // A back end that does not count the choices passes this over.
        return `/products?${query === '' ? '' : `${query}&`}facets=true`;
      }, toProductPage),
    }),
    getNewProducts: build.query<ProductSummary[], void>({
      queryFn: readAnswer(() => '/products/new', toProductSummaries),
    }),
    getBestSellers: build.query<ProductSummary[], void>({
      queryFn: readAnswer(() => '/products/best-sales', toProductSummaries),
    }),
    getProduct: build.query<Product, string>({
      queryFn: readAnswer((id) => `/products/${encodeURIComponent(id)}`, toProduct),
    }),
    getTheme: build.query<CollectionPage, ThemeQuery>({
      queryFn: readAnswer(
        ({ slug, page }) =>
          `/collections/themes/${encodeURIComponent(slug)}${page > 1 ? `?page=${page}` : ''}`,
        toCollectionTheme,
      ),
    }),
    getRelatedProducts: build.query<ProductSummary[], string>({
      queryFn: readAnswer((id) => `/products/${encodeURIComponent(id)}/related`, toProductSummaries),
    }),
  }),
});

/** Refetches a product; the current one stays on screen meanwhile. */
export function refreshProduct(id: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const request = productsApi.endpoints.getProduct.initiate(id, { forceRefetch: true, subscribe: false });
    await dispatch(request);
  };
}
