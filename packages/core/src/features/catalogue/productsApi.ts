import { baseApi } from '../../lib/api/index.ts';
import { readAnswer } from '../../lib/api/index.ts';
import {
  toProduct,
  toProductPage,
  toProductSummaries,
  type Product,
  type ProductPage,
  type ProductSummary,
} from '../../domain/product/index.ts';
import type { AppThunk } from '../../lib/store/index.ts';
import { toCollectionTheme, type CollectionPage, type ThemeQuery } from './collectionTheme.ts';
import { toQuery, type ProductFilters } from './productFilters.ts';

const productPath = (id: string) => `/products/${encodeURIComponent(id)}`;

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
      queryFn: readAnswer(productPath, toProduct),
    }),
    /** The product as it is now, past every cache. */
    getFreshProduct: build.query<Product, string>({
      queryFn: readAnswer((id) => ({ url: productPath(id), cache: 'reload' }), toProduct),
      keepUnusedDataFor: 0,
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

/**
 * Refetches a product past every cache, since a refusal said that it had changed; the current one
 * stays on screen meanwhile.
 */
export function refreshProduct(id: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { getFreshProduct, getProduct } = productsApi.endpoints;
    const renewed = { forceRefetch: true, subscribe: false } as const;
    const { data } = await dispatch(getFreshProduct.initiate(id, renewed));
    // The plain query then learns why the product cannot be read.
    if (!data) await dispatch(getProduct.initiate(id, renewed));
    else
      dispatch(productsApi.util.upsertQueryEntries([{ endpointName: 'getProduct', arg: id, value: data }]));
  };
}
