import { unlessOffline } from '../../lib/api/index.ts';
import { categoriesApi } from './categoriesApi.ts';
import type { FilterOptions } from './filterViews.ts';

/** Shown when the filter options cannot be fetched. */
const optionsFailureText = 'Failed to load filter options';
const none: never[] = [];

/** What lists can be narrowed by; what could not be loaded is empty, and the failure says so. */
export function useFilterOptions(): {
  options: FilterOptions;
  failure: { message: string; retry: () => void } | null;
} {
  const categories = categoriesApi.useGetCategoriesQuery();
  const collections = categoriesApi.useGetCollectionsQuery();
  const tags = categoriesApi.useGetTagsQuery();
  const brands = categoriesApi.useGetBrandsQuery();
  const failed = [categories, collections, tags, brands].filter((query) => query.isError);
  const retry = () => failed.forEach((query) => void query.refetch());
  return {
    options: {
      categories: categories.data ?? none,
      collections: collections.data ?? none,
      tags: tags.data ?? none,
      brands: brands.data ?? none,
    },
    failure: failed[0] ? { message: unlessOffline(failed[0].error, optionsFailureText), retry } : null,
  };
}
