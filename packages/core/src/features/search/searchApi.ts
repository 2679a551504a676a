import { baseApi } from '../../lib/api/index.ts';
import { readAnswer } from '../../lib/api/index.ts';
import { toProductPage, type ProductPage } from '../../domain/product/index.ts';

/** The call of the search dialog. */
export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchProducts: build.query<ProductPage, string>({
      queryFn: readAnswer(
        (text) => `/products/search?${new URLSearchParams({ page: '1', search: text }).toString()}`,
        toProductPage,
      ),
    }),
  }),
});
