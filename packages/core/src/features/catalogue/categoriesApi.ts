import { baseApi } from '../../lib/api/index.ts';
import {
  toCategories,
  toCategorySections,
  toCollections,
  toNamedList,
  type Category,
  type CategoryWithProducts,
  type Collection,
  type Named,
} from './category.ts';

/** The calls for what products are narrowed by. */
export const categoriesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<Category[], void>({
      query: () => '/categories',
      transformResponse: toCategories,
    }),
    getPopularCategories: build.query<Category[], void>({
      query: () => '/categories/popular',
      transformResponse: toCategories,
    }),
    getCategorySections: build.query<CategoryWithProducts[], void>({
      query: () => '/categories/randoms',
      transformResponse: toCategorySections,
    }),
    getBrands: build.query<Named[], void>({
      query: () => '/categories/brands',
      transformResponse: toNamedList,
    }),
    getTags: build.query<Named[], void>({
      query: () => '/categories/all-tags',
      transformResponse: toNamedList,
    }),
    getPopularTags: build.query<Named[], void>({
      query: () => '/categories/popular-tags',
      transformResponse: toNamedList,
    }),
    getCollections: build.query<Collection[], void>({
      query: () => '/collections',
      transformResponse: toCollections,
    }),
    getHomeCollections: build.query<Collection[], void>({
      query: () => '/collections/themes',
      transformResponse: toCollections,
    }),
  }),
});
