export * from './views.ts';
export { heroSlides, slideMs } from './heroSlides.ts';
export { noFilters, productsHref, readFilters, type ProductFilters } from './productFilters.ts';
export {
  useBestSellers,
  useCategorySections,
  useCollections,
  useNewProducts,
  usePopularCategories,
} from './useHomeLists.ts';
export { useProductList } from './useProductList.ts';
export { useProductPage } from './useProductPage.ts';
