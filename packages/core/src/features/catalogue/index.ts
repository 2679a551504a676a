export { canonicalListHref } from './canonicalListHref.ts';
export { categoriesApi } from './categoriesApi.ts';
export { collectionHref, readCollectionPage } from './collectionPage.ts';
export { listTitle, toListCrumbs } from './filterViews.ts';
export { heroSlides, slideMs } from './heroSlides.ts';
export { cachedProduct } from './cachedProduct.ts';
export { toBeyond, toPagination } from './pagination.ts';
export { orderLabels } from './productCard.ts';
export { hasWords, noFilters, productsHref, readFilters, toSearch } from './filters/index.ts';
export {
  canOrder,
  cannotOrder,
  isSoldOut,
  offSaleText,
  stockLabel,
  toSelection,
} from './productSelection.ts';
export { buyNowHref, toGallery, toProductCrumbs } from './productViews.ts';
export { productsApi } from './productsApi.ts';
export { toCartLine } from './toCartLine.ts';
export {
  useBestSellers,
  useCategorySections,
  useCollections,
  useNewProducts,
  usePopularCategories,
} from './useHomeLists.ts';
export { useProductCards } from './useProductCards.ts';
export { type ProductChoice, useProductChoice } from './useProductChoice.ts';
export { useProductList } from './useProductList.ts';
export { useProductPage } from './useProductPage.ts';
export type {
  BeyondView,
  CategorySectionView,
  ChoiceView,
  CrumbView,
  OptionChoiceView,
  OptionGroupView,
  PaginationView,
  ProductCardView,
  ProductListView,
  ProductPageView,
  ProductView,
  TileView,
} from './views.ts';
