import { baseApi } from '../api/baseApi.ts';
import { readAnswer } from '../api/readAnswer.ts';
import { toProductPage, type ProductPage } from '../catalogue/product.ts';

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
