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

const productRequest = (id: string) => ({ url: '/products/:id', params: { id } });

/** The calls for products. */
export const productsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<ProductPage, ProductFilters>({
      queryFn: readAnswer(
        (filters) => ({
          url: '/products',
          // A back end that does not count the choices passes `facets` over.
          params: { ...Object.fromEntries(new URLSearchParams(toQuery(filters))), facets: 'true' },
        }),
        toProductPage,
      ),
    }),
    getNewProducts: build.query<ProductSummary[], void>({
      queryFn: readAnswer(() => '/products/new', toProductSummaries),
    }),
    getBestSellers: build.query<ProductSummary[], void>({
      queryFn: readAnswer(() => '/products/best-sales', toProductSummaries),
    }),
    getProduct: build.query<Product, string>({
      queryFn: readAnswer(productRequest, toProduct),
    }),
    /** The product as it is now, past every cache. */
    getFreshProduct: build.query<Product, string>({
      queryFn: readAnswer((id) => ({ ...productRequest(id), cache: 'reload' }), toProduct),
      keepUnusedDataFor: 0,
    }),
    getTheme: build.query<CollectionPage, ThemeQuery>({
      queryFn: readAnswer(
        ({ slug, page }) => ({
          url: '/collections/themes/:slug',
          params: { slug, ...(page > 1 && { page: String(page) }) },
        }),
        toCollectionTheme,
      ),
    }),
    getRelatedProducts: build.query<ProductSummary[], string>({
      queryFn: readAnswer((id) => ({ url: '/products/:id/related', params: { id } }), toProductSummaries),
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
