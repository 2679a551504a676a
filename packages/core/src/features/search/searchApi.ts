import { baseApi, requireAnswer } from '../../lib/api/index.ts';
import { toProductPage, type ProductPage } from '../../domain/product/index.ts';

/** The call of the search dialog. */
export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchProducts: build.query<ProductPage, string>({
      ...requireAnswer(
        (search) => ({ url: '/products/search', params: { page: '1', search } }),
        toProductPage,
      ),
    }),
  }),
});
