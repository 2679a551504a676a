import { baseApi, requireAnswer } from '../../lib/api/index.ts';
import {
  toProduct,
  toProductPage,
  toProductSummaries,
  type Product,
  type ProductPage,
  type ProductSummary,
} from '../../domain/product/index.ts';
import { toCollectionPage, type CollectionPage, type CollectionQuery } from './collectionPage.ts';
import { toQuery, type ProductFilters } from './filters/index.ts';

const productRequest = (id: string) => ({ url: '/products/:id', params: { id } });

/** The calls for products. */
export const productsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProducts: build.query<ProductPage, ProductFilters>({
      ...requireAnswer(
        (filters) => ({
          url: '/products',
          // A back end that does not count the choices passes `facets` over.
          params: { ...Object.fromEntries(new URLSearchParams(toQuery(filters))), facets: 'true' },
        }),
        toProductPage,
      ),
    }),
    getNewProducts: build.query<ProductSummary[], void>({
      ...requireAnswer(() => '/products/new', toProductSummaries),
    }),
    getBestSellers: build.query<ProductSummary[], void>({
      ...requireAnswer(() => '/products/best-sales', toProductSummaries),
    }),
    getProduct: build.query<Product, string>({
      ...requireAnswer(productRequest, toProduct),
      providesTags: (_product, _error, id) => [{ type: 'Product', id }],
      extraOptions: { refetchesPastCache: true },
    }),
    getCollection: build.query<CollectionPage, CollectionQuery>({
      ...requireAnswer(
        ({ slug, page }) => ({
          url: '/collections/themes/:slug',
          params: { slug, ...(page > 1 && { page: String(page) }) },
        }),
        toCollectionPage,
      ),
    }),
    getRelatedProducts: build.query<ProductSummary[], string>({
      ...requireAnswer((id) => ({ url: '/products/:id/related', params: { id } }), toProductSummaries),
    }),
  }),
});
